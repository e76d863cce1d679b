import { expect, test } from "vitest";
import { modulesNeededBy } from "./needed-modules.ts";

/** A site in a few lines: modules by their ids, imported by them. */
const site: Readonly<Record<string, string | null>> = {
  page: `
    import { Search, Heart as Like } from "icons";
    import { price } from "shop";
    import * as css from "page.css";
    import type { Secret } from "secret";
    import { type Hidden } from "hidden";
    export const later = () => import("dialog");
    export { Footer } from "parts";
    export default () => [Search, Like, price, css];`,
  icons: `
    import * as all from "drawings";
    export { all as drawings };
    export { default as Search } from "search";
    export { default as Heart, default as HeartIcon } from "heart";
    export { default as Trash } from "trash";`,
  drawings: `export { default as Search } from "search"; export { default as Trash } from "trash";`,
  search: `import { draw } from "draw"; export default draw("search");`,
  heart: `import { draw } from "draw"; export default draw("heart");`,
  trash: `import { draw } from "draw"; export default draw("trash");`,
  draw: `import "polyfill"; export const draw = (name) => name;`,
  shop: `export * from "prices"; export * from "orders"; export const open = true;`,
  prices: `import { rate } from "rates"; export const price = rate * 2;`,
  rates: `export { rate } from "tax";`,
  tax: `export const rate = 20;`,
  orders: `import "order-rules"; export const order = 1;`,
  parts: `export { Footer } from "footer"; export { Header } from "header";`,
  footer: `export function Footer() {}`,
  header: `export function Header() {}`,
  polyfill: `globalThis.here = true;`,
  "page.css": null,
  dialog: `export const dialog = 1;`,
  secret: `export interface Secret {}`,
  hidden: `export interface Hidden {}`,
  "order-rules": ``,
  old: `module.exports = require("draw");`,
  "old-page": `import { anything } from "old"; export * as shop from "shop"; anything();`,
};

const neededBy = async (...ids: string[]) =>
  [
    ...(await modulesNeededBy(ids, {
      codeOf: (id) => site[id] ?? null,
      resolve: (from) => Promise.resolve(from in site ? from : null),
    })),
  ].sort();

test("who takes one thing from a module that gathers many needs that one, and what it is made of", async () => {
  const needed = await neededBy("page");
  expect(needed).toEqual(expect.arrayContaining(["page", "search", "heart", "draw", "polyfill", "footer"]));
  for (const other of ["icons", "drawings", "trash", "header"]) expect(needed).not.toContain(other);
});

test("a name is followed through modules that only pass it on", async () => {
  const needed = await neededBy("page");
  expect(needed).toEqual(expect.arrayContaining(["prices", "tax", "page.css"]));
  expect(needed).not.toContain("rates");
});

test("types and what is imported in the course of events are not needed", async () => {
  const needed = await neededBy("page");
  for (const other of ["secret", "hidden", "dialog"]) expect(needed).not.toContain(other);
});

test("a module that passes everything on needs everything, and old modules are taken whole", async () => {
  expect(await neededBy("old-page")).toEqual(
    ["old", "old-page", "order-rules", "orders", "prices", "shop", "tax"].sort(),
  );
});

test("several pages together need what each of them does", async () => {
  expect(await neededBy("page", "old-page")).toEqual(
    [...new Set([...(await neededBy("page")), ...(await neededBy("old-page"))])].sort(),
  );
});
