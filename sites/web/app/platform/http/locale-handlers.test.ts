import { expect, test } from "vitest";
import { routesIn } from "./locale-handlers.ts";

test("a language has its own pages and those of every language", () => {
  const routes = { root: 1, "home.tr": 2, "home.ar": 3, "products.ar": 4, notFound: 5 };
  expect(routesIn(routes, "ar")).toEqual({ root: 1, "home.ar": 3, "products.ar": 4, notFound: 5 });
  expect(Object.keys(routesIn(routes, "tr"))).toEqual(["root", "home.tr", "notFound"]);
});
