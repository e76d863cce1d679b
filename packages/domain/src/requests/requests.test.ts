import { describe, expect, test } from "vitest";
import { locales } from "../locales/index.ts";
import { fieldErrors } from "../validation/index.ts";
import * as labels from "./labels.ts";
import { requestStates } from "./options.ts";
import { contactSchema, feedbackSchema, jobApplicationSchema, offerRequestSchema } from "./schema.ts";
import { offerFieldsOf } from "./offer-fields.ts";

type Schema = { safeParse: typeof contactSchema.safeParse };

/** The message for each field, in Turkish. */
function complaints(schema: unknown, value: unknown): Record<string, string> {
  const result = (schema as Schema).safeParse(value);
  if (result.success) return {};
  return Object.fromEntries(
    fieldErrors(result.error.issues, "tr").map(({ field, message }) => [field, message]),
  );
}

const required = "Bu alan zorunludur.";
const contact = {
  first_name: " Ayşe ",
  email: "ayse@example.com",
  phone: "0532 123 45 67",
  message: "Merhaba\r\ndünya",
};

describe("a contact message", () => {
  test("is taken as it comes, extra fields of existing clients aside", () => {
    expect(contactSchema.parse({ ...contact, status: "read", full_name: "x", customer_id: 7 })).toEqual({
      first_name: "Ayşe",
      last_name: null,
      email: "ayse@example.com",
      phone: "+905321234567",
      message: "Merhaba\ndünya",
      request_key: null,
    });
  });

  test("needs first name, e-mail, phone and message, not the last name", () => {
    expect(complaints(contactSchema, {})).toEqual({
      first_name: required,
      email: required,
      phone: required,
      message: required,
    });
    expect(complaints(contactSchema, { ...contact, message: " \n " })).toEqual({ message: required });
    expect(complaints(contactSchema, { ...contact, phone: "532 123" })).toEqual({
      phone: "Lütfen geçerli bir telefon numarası giriniz",
    });
  });
});

describe("feedback", () => {
  const feedback = {
    title: "Kapak",
    description: "Sızdırıyor",
    feedback_type: "complaint",
    priority: "high",
  };
  test("needs type, priority, title and description", () => {
    expect(complaints(feedbackSchema, {})).toEqual({
      title: required,
      description: required,
      feedback_type: required,
      priority: required,
    });
    expect(complaints(feedbackSchema, { ...feedback, feedback_type: "praise" })).toEqual({
      feedback_type: "Şunlardan biri olmalıdır: suggestion, complaint, request.",
    });
  });

  test.each([
    [undefined, false],
    [true, true],
    ["on", true],
    ["false", false],
    ["", false],
  ])("is anonymous with %j: %j", (is_anonymous, expected) => {
    expect(feedbackSchema.parse({ ...feedback, is_anonymous }).is_anonymous).toBe(expected);
  });
});

describe("a job application", () => {
  test("needs what section 5 lists, and no more", () => {
    expect(Object.keys(complaints(jobApplicationSchema, {}))).toEqual([
      "firstName",
      "lastName",
      "email",
      "educationLevel",
      "workExperience",
      "coverLetter",
    ]);
  });
});

describe("a request for an offer", () => {
  const person = {
    first_name: "Ayşe",
    last_name: "Yılmaz",
    company: "Yılmaz Kozmetik",
    phone: "+90 532 123 45 67",
    email: "ayse@example.com",
    message: "Fiyat?",
  };

  test("for one product becomes one with one item", () => {
    expect(
      offerRequestSchema.parse({
        ...person,
        product_id: "12",
        quantity: "٥٠٠٠",
        variants: { Renk: "Amber" },
      }),
    ).toMatchObject({ items: [{ product_id: 12, quantity: 5000, variants: { Renk: "Amber" } }] });
  });

  test("for a basket has an item for each product", () => {
    const items = [
      { product_id: 1, quantity: 100 },
      { product_id: 2, quantity: 200, variants: { Boyut: "500 ml" } },
    ];
    expect(offerRequestSchema.parse({ ...person, items })).toMatchObject({ items });
    expect(
      complaints(offerRequestSchema, { ...person, items: [{ product_id: 1 }, { quantity: 0 }] }),
    ).toEqual({
      "items.0.quantity": required,
      "items.1.product_id": "Ürün ID Bulunamadı!",
      "items.1.quantity": "En az 1 olmalıdır.",
    });
  });

  test("names everything that is missing at once", () => {
    expect(complaints(offerRequestSchema, { product_id: "" })).toEqual({
      first_name: required,
      last_name: required,
      company: required,
      phone: required,
      email: required,
      message: required,
      product_id: "Ürün ID Bulunamadı!",
      quantity: required,
    });
  });

  test.each([null, true, "", "many", 1.5, -1, [], {}, "1e3", 2e9])(
    "does not take %j for a quantity",
    (quantity) => {
      expect(Object.keys(complaints(offerRequestSchema, { ...person, product_id: 1, quantity }))).toEqual([
        "quantity",
      ]);
    },
  );

  test.each([null, true, "", "x", 1.5, -1, 0, [1], 2 ** 31])(
    "does not take %j for a product",
    (product_id) => {
      expect(complaints(offerRequestSchema, { ...person, product_id, quantity: 1 })).toEqual({
        product_id: "Ürün ID Bulunamadı!",
      });
    },
  );

  test.each(["javascript:alert(1)", "//elsewhere.example", "https://x.example/\nBcc: y"])(
    "does not take %j for a page",
    (product_url) => {
      const given = { ...person, product_id: 1, quantity: 1, product_url };
      expect(Object.keys(complaints(offerRequestSchema, given))).toEqual(["product_url"]);
    },
  );

  test.each([null, 7, "x", []])("%j is none", (value) => {
    expect(offerRequestSchema.safeParse(value).success).toBe(false);
  });
});

describe("labels", () => {
  const tables = Object.entries(labels).filter(([name]) => name.endsWith("Labels"));
  test.each(tables)("%s are complete in all languages", (_name, table) => {
    const byLocale = table as Record<string, Record<string, string>>;
    for (const locale of locales) {
      expect(Object.keys(byLocale[locale] ?? {}).sort()).toEqual(Object.keys(byLocale.tr ?? {}).sort());
      expect(Object.values(byLocale[locale] ?? {}).every((text) => text.trim().length > 1)).toBe(true);
    }
  });

  test("name every state there is", () => {
    expect(Object.keys(labels.requestStateLabels.tr).sort()).toEqual(
      [...new Set(Object.values(requestStates).flat())].sort(),
    );
  });
});

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
