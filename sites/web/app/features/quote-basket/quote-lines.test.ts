import { maxOfferItems } from "@preforma/domain/requests";
import { expect, test } from "vitest";
import { entryId, quoteEntries, quoteSetter, withEntry, type QuoteEntry } from "./quote-lines.server.ts";

const bottle: QuoteEntry = { productId: 12, quantity: 1080, ral: null };
const blue: QuoteEntry = { productId: 12, quantity: 200, ral: "5015" };
const pair = (entries: QuoteEntry[]) => quoteSetter(entries, true).split(";", 1)[0] ?? "";

test("a basket is read back as it was saved", () => {
  expect(quoteEntries(`a=1; ${pair([bottle, blue])}`)).toEqual([bottle, blue]);
});

test("an empty basket deletes its cookie", () => {
  expect(quoteSetter([], true)).toContain("Max-Age=0");
});

test("invalid entries of the cookie are dropped", () => {
  const cookie = "preforma_quote=12x1080_x_12x0_0x_3x99999999999_../x1_7x5x50151_9x3";
  expect(quoteEntries(cookie)).toEqual([bottle, { productId: 9, quantity: 3, ral: null }]);
});

test("the same product in the same colour gets the new quantity, in another a new entry", () => {
  const again = { ...bottle, quantity: 5 };
  expect(withEntry([bottle, blue], again)).toEqual([again, blue]);
  expect(withEntry([bottle], blue)?.map(entryId)).toEqual(["12", "12-5015"]);
});

test("a full basket accepts no more", () => {
  const full = Array.from({ length: maxOfferItems }, (_, index) => ({ ...bottle, productId: index + 100 }));
  expect(withEntry(full, bottle)).toBeNull();
  expect(withEntry(full, { ...bottle, productId: 100 })).toHaveLength(maxOfferItems);
});
