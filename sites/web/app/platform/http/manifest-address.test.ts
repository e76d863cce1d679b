import { expect, test } from "vitest";
import { manifestOf, withPlainRootStyles } from "./manifest-address.ts";

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

test("finds a language's list of routes beside the whole one and beside another language's", () => {
  expect(manifestOf("/assets/manifest-0b33327f.js", "ar")).toBe("/assets/manifest-0b33327f.ar.js");
  expect(manifestOf("/assets/manifest-0b33327f.tr.js", "ar")).toBe("/assets/manifest-0b33327f.ar.js");
});
