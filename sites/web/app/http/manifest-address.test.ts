import { expect, test } from "vitest";
import { withPlainRootStyles } from "./manifest-address.ts";

test("takes the mark from the root's style sheets wherever they are named, and from no other", () => {
  expect(
    withPlainRootStyles({
      root: { css: ["/assets/shared.css#", "/assets/root.css"] },
      "home.tr": { css: ["/assets/home.css", "/assets/shared.css#", "/assets/list.css#"] },
      "plain.tr": {},
      absent: undefined,
    }),
  ).toEqual({
    root: { css: ["/assets/shared.css", "/assets/root.css"] },
    "home.tr": { css: ["/assets/home.css", "/assets/shared.css", "/assets/list.css#"] },
    "plain.tr": {},
  });
});
