import { expect, it } from "vitest";
import { familyOf } from "./present-product.ts";

type Product = Parameters<typeof familyOf>[0];
type Categories = Parameters<typeof familyOf>[1]["categories"];

/** A product in the category of that key, with only the fields that determine its family. */
const family = (key: string, product: Partial<Product> = {}) =>
  familyOf({ closureType: null, volumeMl: null, categoryId: 1, ...product } as Product, {
    categories: new Map([[1, { id: 1, key, lineage: [1] }]]) as unknown as Categories,
  });

it("V20: determines a family from the closure, else the category, else the volume", () => {
  expect(family("closures-screw", { closureType: "jar_lid" })).toBe("lid");
  expect(family("bottles-pet", { closureType: "jar_lid", volumeMl: 500 })).toBe("bottle");
  expect(family("jars-glass")).toBe("jar");
  expect(family("closures-parts")).toBe("ring");
  expect(family("droppers-bottles", { volumeMl: 10 })).toBe("bottle");
  expect(family("spring-offers", { volumeMl: 500 })).toBe("bottle");
  expect(family("spring-offers")).toBeNull();
});
