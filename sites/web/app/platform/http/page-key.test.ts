import { expect, test } from "vitest";
import { pageKey, pagePath } from "./page-key.ts";

test.each([
  ["/urun", "/urun"],
  ["/urun?utm_source=mail&gclid=1", "/urun"],
  ["/urun?page=2&material=PET", "/urun?material=PET&page=2"],
  ["/urun?material=PET&utm_source=x&page=2", "/urun?material=PET&page=2"],
  ["/urun?material=PET&material=PP", "/urun?material=PET%2CPP"],
  ["/urun?keyword=&volume_min=", "/urun"],
  ["/urun/7/sise?ral=3020&utm_source=x", "/urun/7/sise?ral=3020"],
  ["/ar/products/7/bottle.data?ral=3020&page=2", "/ar/products/7/bottle.data?ral=3020&page=2"],
  ["/urun/7/sise?ral=red", "/urun/7/sise"],
  ["/urun/7/sise?ral=RAL%205015", "/urun/7/sise"],
  ["/urun/7/sise?ral=3020&ral=5015", "/urun/7/sise"],
  ["/urun?ral=3020", "/urun"],
  ["/urun/7/sise?quantity=20.000", "/urun/7/sise?quantity=20.000"],
  ["/urun/7/sise?quantity=many", "/urun/7/sise"],
  ["/urun?quantity=100", "/urun"],
])("%s is cached as %s", (address, key) => {
  expect(pageKey(new URL(address, "http://site.test"))).toBe(key);
});

test.each([
  ["/ar.data", "/ar"],
  ["/ar/products.data", "/ar/products"],
  ["/ar", "/ar"],
])("%s is asked for the page %s", (asked, page) => {
  expect(pagePath(asked)).toBe(page);
});
