import { expect, test } from "vitest";
import { withChosenPack } from "./chosen-pack.ts";

const line = { product_id: "12", quantity: "777" };

test("a chosen pack is the quantity, and no field of its own", () => {
  expect(withChosenPack({ ...line, pack: "10240" })).toEqual({ product_id: "12", quantity: "10240" });
});

test("without one the quantity is as it was written", () => {
  expect(withChosenPack({ ...line, pack: "" })).toEqual(line);
  expect(withChosenPack(line)).toEqual(line);
});
