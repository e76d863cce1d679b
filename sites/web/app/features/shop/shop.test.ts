import { expect, test } from "vitest";
import { cartCountOf, cartCountSetter, cartTokenSetter } from "./cart-cookies.ts";
import { withChosenPack } from "./chosen-pack.ts";

const pair = (line: string) => line.split(";", 1)[0] ?? "";

test("the count is read back with its owner, among other cookies", () => {
  expect(cartCountOf(`a=1; ${pair(cartCountSetter(42, 7, true))}; b=2`)).toEqual({ owner: 42, lines: 7 });
});

test.each([
  "",
  "preforma_cart_count=",
  "preforma_cart_count=1",
  "preforma_cart_count=x.2",
  "preforma_cart_count=1.-2",
])("%j gives no count", (cookies) => expect(cartCountOf(cookies)).toBeNull());

test("scripts never see the token, other sites never send it, and it can be deleted", () => {
  const set = cartTokenSetter("secret", true);
  for (const attribute of ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"]) expect(set).toContain(attribute);
  expect(cartTokenSetter(null, false)).toContain("Max-Age=0");
  expect(cartTokenSetter(null, false)).not.toContain("Secure");
});

const line = { product_id: "12", quantity: "777" };

test("a chosen pack becomes the quantity, not a separate field", () => {
  expect(withChosenPack({ ...line, pack: "10240" })).toEqual({ product_id: "12", quantity: "10240" });
});

test("without one the quantity stays as typed", () => {
  expect(withChosenPack({ ...line, pack: "" })).toEqual(line);
  expect(withChosenPack(line)).toEqual(line);
});
