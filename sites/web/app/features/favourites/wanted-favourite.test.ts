import { expect, test } from "vitest";
import { wantedFavourite, wantedFavouriteCookie } from "./wanted-favourite.ts";

test("the wanted favourite is read back from its cookie", () => {
  const set = wantedFavouriteCookie(42, true);
  expect(set).toContain("; Secure");
  expect(wantedFavourite(`a=1; ${set.split(";", 1)[0]}; b=2`)).toBe(42);
});

test.each(["", "wanted_favourite=", "wanted_favourite=0", "wanted_favourite=x", "not_wanted_favourite=3"])(
  "%j wants nothing",
  (cookies) => expect(wantedFavourite(cookies)).toBeNull(),
);
