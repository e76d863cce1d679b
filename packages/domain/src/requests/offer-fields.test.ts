import { describe, expect, test } from "vitest";
import { fieldErrors } from "../validation/index.ts";
import { offerFieldsOf } from "./offer-fields.ts";
import { offerRequestSchema } from "./schema.ts";

const sender = {
  first_name: "Ayşe",
  last_name: "Yılmaz",
  company: "Ege Kozmetik",
  phone: "+905321234567",
  email: "ayse@example.com",
  message: "28/410",
};

describe("the flat names of a form", () => {
  test("one product with what was chosen of it", () => {
    const body = offerFieldsOf({
      ...sender,
      product_id: "7",
      quantity: "12000",
      "variants.Renk": "Amber",
      "variants.Ağız. Ölçüsü": "28/410",
    });
    expect(offerRequestSchema.parse(body)).toMatchObject({
      items: [{ product_id: 7, quantity: 12000, variants: { Renk: "Amber", "Ağız. Ölçüsü": "28/410" } }],
    });
  });

  test("the products of a basket, in their order, whatever the order of the fields", () => {
    const body = offerFieldsOf({
      ...sender,
      "items.10.product_id": "9",
      "items.10.quantity": "5",
      "items.2.quantity": "100",
      "items.2.product_id": "8",
      "items.2.variants.Renk": "Beyaz",
    });
    expect(offerRequestSchema.parse(body)).toMatchObject({
      items: [
        { product_id: 8, quantity: 100, variants: { Renk: "Beyaz" } },
        { product_id: 9, quantity: 5, variants: {} },
      ],
    });
  });

  test("a complaint is called what its field is called", () => {
    const body = offerFieldsOf({ ...sender, "items.0.product_id": "8", "items.0.quantity": "" });
    const result = offerRequestSchema.safeParse(body);
    expect(result.success ? [] : fieldErrors(result.error.issues, "tr").map(({ field }) => field)).toEqual([
      "items.0.quantity",
    ]);
  });

  test("a crafted name reaches no prototype", () => {
    const body = offerFieldsOf({ "variants.__proto__": "x", "items.0.variants.__proto__": "y" });
    expect(Object.getPrototypeOf(body.variants)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test("S2: many fields of one product are looked at once each", () => {
    const fields = Object.fromEntries(
      Array.from({ length: 30_000 }, (_, index) => [`items.0.variants.v${index}`, "x"]),
    );
    const started = process.cpuUsage();
    const [item] = offerFieldsOf(fields)["items"] as { variants: object }[];
    expect(Object.keys(item?.variants ?? {}).length).toBe(30_000);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(500);
  });
});
