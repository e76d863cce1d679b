import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "./zod.ts";
import { locales, type Locale } from "../locales/index.ts";
import { besideOtherFaults, refuseField, requiredTexts } from "./compared-fields.ts";
import { entryIdSchema, optionalEntryIdSchema } from "./entry-id.ts";
import { complaint, fieldErrors, fieldMessage, sortInSentOrder, valuesOf, type Texts } from "./index.ts";
import { fieldMessages } from "./messages.ts";
import { emailSchema, optionalLine, optionalText, requiredLine, requiredText } from "./schema.ts";

/** The messages for a value, as `field: message`. */
function messagesFor(schema: z.ZodType, value: unknown, locale: Locale = "tr"): string[] {
  const result = schema.safeParse(value);
  return fieldErrors(result.error?.issues ?? [], locale).map(({ field, message }) => `${field}: ${message}`);
}

const texts: Texts = { tr: "tr!", en: "en!", ru: "ru!", fr: "fr!", ar: "ar!", de: "de!" };

describe("the messages for a field", () => {
  it.each<[what: string, schema: z.ZodType, value: unknown, message: string]>([
    ["a missing text", z.string(), undefined, "Bu alan zorunludur."],
    ["null for a text", z.string(), null, "Bu alan zorunludur."],
    ["an empty text", z.string().min(1), "", "Bu alan zorunludur."],
    ["an empty list", z.array(z.string()).min(1), [], "Bu alan zorunludur."],
    ["a number for a text", z.string(), 5, "Geçersiz değer."],
    ["a text for a number", z.number(), "5", "Bir sayı girin."],
    ["no number at all", z.number(), Number.NaN, "Bir sayı girin."],
    ["a fraction", z.int(), 1.5, "Tam sayı girin."],
    ["a text for a yes or no", z.boolean(), "yes", "Geçersiz değer."],
    ["a list for an object", z.object({}), [], "Geçersiz değer."],
    ["a short text", z.string().min(8), "abc", "Çok kısa; en az 8 karakter."],
    ["a long text", z.string().max(3), "abcd", "Çok uzun; üst sınır: 3 karakter."],
    ["a long list", z.array(z.int()).max(1), [1, 2], "Çok fazla öğe; en çok 1."],
    ["a small number", z.number().min(1), 0, "En az 1 olmalıdır."],
    ["what is not above a number", z.int().positive(), 0, "En az 1 olmalıdır."],
    ["a large number", z.number().max(5), 6, "En fazla 5 olmalıdır."],
    ["a wrong e-mail", z.email(), "a@", "Geçerli bir e-posta adresi girin, örneğin ad@firma.com."],
    ["a wrong web address", z.url(), "x", "Geçerli bir web adresi girin."],
    ["a wrong pattern", z.string().regex(/^a$/), "b", "Geçersiz değer."],
    ["another word", z.enum(["low", "high"]), "x", "Şunlardan biri olmalıdır: low, high."],
    ["another number", z.literal([1, 2]), 3, "Şunlardan biri olmalıdır: 1, 2."],
    ["an unknown field", z.strictObject({}), { a: 1, b: 2 }, "Bilinmeyen alan: a, b."],
    ["a step between", z.number().multipleOf(5), 7, "Geçersiz değer."],
    ["none of several kinds", z.union([z.string(), z.boolean()]), 7, "Geçersiz değer."],
    ["a wrong key", z.record(z.string().max(1), z.int()), { bb: 1 }, "Geçersiz değer."],
    ["a complaint of a subject's own", z.string().refine(() => false, complaint(texts)), "x", "tr!"],
    ["a complaint without texts", z.string().refine(() => false, "Nope"), "x", "Geçersiz değer."],
  ])("%s", (_what, schema, value, message) => {
    expect(messagesFor(z.object({ field: schema }), { field: value })).toEqual([
      expect.stringMatching(/^field(\.bb)?: /) as string,
    ]);
    expect(messagesFor(schema, value)).toEqual([expect.stringContaining(`: ${message}`) as string]);
  });

  it("names where it is: nested fields by dots, the whole as request", () => {
    const schema = z.object({ lines: z.array(z.object({ quantity: z.int() })), note: z.string() });
    expect(messagesFor(schema, { lines: [{ quantity: 1 }, { quantity: "x" }] })).toEqual([
      "lines.1.quantity: Bir sayı girin.",
      "note: Bu alan zorunludur.",
    ]);
    expect(messagesFor(schema, null)).toEqual(["request: Bu alan zorunludur."]);
  });

  it("only reports the first error", () => {
    expect(messagesFor(z.object({ a: z.string().min(5).regex(/^\d+$/) }), { a: "x" })).toEqual([
      "a: Çok kısa; en az 5 karakter.",
    ]);
  });

  it.each(locales)("speaks %s", (locale) => {
    const schema = z.object({
      a: z.string(),
      b: z.string().max(3),
      c: z.string().refine(() => false, complaint(texts)),
    });
    expect(messagesFor(schema, { b: "abcd", c: "" }, locale)).toEqual([
      `a: ${fieldMessages.required[locale]}`,
      `b: ${fieldMessages.tooLong[locale].replace("{limit}", "3")}`,
      `c: ${locale}!`,
    ]);
    expect(requiredTexts[locale]).toBe(fieldMessages.required[locale]);
  });

  it("has every sentence in every language, with the same placeholders", () => {
    for (const sentences of Object.values(fieldMessages)) {
      const placeholders = locales.map((locale) => sentences[locale].match(/\{\w+\}/g)?.join() ?? "");
      expect(new Set(placeholders).size).toBe(1);
      expect(new Set(Object.values(sentences)).size).toBe(locales.length);
    }
  });

  it("leaves a placeholder without a value as it is", () => {
    expect(fieldMessage("maximum", "en")).toBe("Must be at most {limit}.");
    expect(fieldMessage("oneOf", "en", { values: "$&, $1" })).toBe("Must be one of: $&, $1.");
  });

  it("reports compared fields even if others are invalid themselves", () => {
    const form = z.object({ a: z.string(), b: z.string() });
    const compare = (_form: unknown, context: z.core.$RefinementCtx): void =>
      refuseField(context, "b", texts);
    expect(messagesFor(form.superRefine(compare, besideOtherFaults), { b: "" })).toEqual([
      "a: Bu alan zorunludur.",
      "b: tr!",
    ]);
    expect(messagesFor(form.superRefine(compare, besideOtherFaults), null)).toEqual([
      "request: Bu alan zorunludur.",
    ]);
    expect(messagesFor(form.superRefine(compare), { b: "" })).toEqual(["a: Bu alan zorunludur."]);
  });
});

const control = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join("") + "\u007f\u0085";

describe("one line", () => {
  it.each([
    ["  Ayşe  ", "Ayşe"],
    ["Ayşe\r\nBcc: all@example.com", "Ayşe Bcc: all@example.com"],
    ["a\u0000b", "a b"],
    ["\ta\t", "a"],
    ["می‌خواهم", "می‌خواهم"],
    ["👩‍🔬", "👩‍🔬"],
  ])("%j is stored as %j", (written, stored) => {
    expect(requiredLine(100).parse(written)).toBe(stored);
    expect(optionalLine(100).parse(written)).toBe(stored);
  });

  it.each(["", "   ", "\n", control, "\u200b", "\u200e \u2060", "\ufeff", "\u00a0"])(
    "%j is nothing",
    (written) => {
      expect(messagesFor(requiredLine(100), written)).toEqual(["request: Bu alan zorunludur."]);
      expect(messagesFor(requiredText(100), written)).toEqual(["request: Bu alan zorunludur."]);
      expect(optionalLine(100).parse(written)).toBeNull();
      expect(optionalText(100).parse(written)).toBeNull();
    },
  );

  it("may be left out only where it may", () => {
    for (const schema of [optionalLine(5), optionalText(5)]) {
      expect(schema.parse(undefined)).toBeNull();
      expect(schema.parse(null)).toBeNull();
      expect(messagesFor(schema, 5)).toEqual(["request: Geçersiz değer."]);
    }
    for (const schema of [requiredLine(5), requiredText(5)])
      expect(messagesFor(schema, undefined)).toEqual(["request: Bu alan zorunludur."]);
  });

  it("is measured after trimming", () => {
    for (const schema of [requiredLine(3), optionalLine(3), requiredText(3), optionalText(3)]) {
      expect(schema.parse("   abc   ")).toBe("abc");
      expect(messagesFor(schema, " abcd ")).toEqual(["request: Çok uzun; üst sınır: 3 karakter."]);
    }
  });

  it("holds no control character, however it was written", () => {
    const lines = optionalLine(1000);
    const texts = optionalText(1000);
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (written) => {
        const line = lines.parse(written);
        expect(line ?? "").not.toMatch(/\p{Cc}/u);
        expect(line).toBe(line?.trim() ?? null);
        const text = texts.parse(written);
        expect((text ?? "").replace(/[\n\t]/g, "")).not.toMatch(/\p{Cc}/u);
        // Cleaning is idempotent: a form prefilled with stored values sends the same.
        expect(lines.parse(line)).toBe(line);
        expect(texts.parse(text)).toBe(text);
      }),
      { numRuns: 300 },
    );
  });
});

describe("several lines", () => {
  it.each([
    ["a\r\nb\rc\nd", "a\nb\nc\nd"],
    ["a\u0000\u0007b", "ab"],
    ["\n\n a\tb \n", "a\tb"],
    ["a\n\n\nb", "a\n\n\nb"],
  ])("%j is stored as %j", (written, stored) => {
    expect(requiredText(100).parse(written)).toBe(stored);
  });

  it("counts a line end once, however the browser sends it", () => {
    expect(requiredText(3).parse("a\r\nb")).toBe("a\nb");
  });
});

describe("an e-mail address", () => {
  it.each([" ayse@example.com ", "a.b+c@sub.example.co.uk", "O'Neil@example.com"])("%s is one", (written) => {
    expect(emailSchema.parse(written)).toBe(written.trim());
  });

  it.each([
    "ayse",
    "ayse@",
    "@example.com",
    "a b@example.com",
    "a@example.com, b@example.com",
    "a@example.com\r\nBcc: b@example.com",
    "a@example",
    "<a@example.com>",
  ])("%j is none", (written) => {
    expect(messagesFor(emailSchema, written)).toEqual([`request: ${fieldMessage("email", "tr")}`]);
  });

  it("is required, and has a limit", () => {
    expect(messagesFor(emailSchema, " ")).toEqual(["request: Bu alan zorunludur."]);
    expect(messagesFor(emailSchema, undefined)).toEqual(["request: Bu alan zorunludur."]);
    expect(messagesFor(emailSchema, `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(200)}.com`)).toEqual([
      "request: Çok uzun; üst sınır: 254 karakter.",
    ]);
  });
});

describe("the id of an entry", () => {
  it.each<[written: unknown, id: number]>([
    [7, 7],
    ["7", 7],
    [" 7 ", 7],
    ["2147483647", 2_147_483_647],
  ])("%j is %i", (written, id) => {
    expect(entryIdSchema.parse(written)).toBe(id);
    expect(optionalEntryIdSchema.parse(written)).toBe(id);
  });

  it.each([
    0,
    -1,
    1.5,
    "0",
    "-1",
    "1.5",
    "1e3",
    "0x10",
    "abc",
    true,
    [],
    [7],
    {},
    2_147_483_648,
    "99999999999",
  ])("%j is none", (written) => {
    expect(entryIdSchema.safeParse(written).success).toBe(false);
    expect(optionalEntryIdSchema.safeParse(written).success).toBe(false);
  });

  it("may be left out only where it may", () => {
    for (const none of [undefined, null, ""]) {
      expect(entryIdSchema.safeParse(none).success).toBe(false);
      expect(optionalEntryIdSchema.parse(none)).toBeNull();
    }
  });
});

describe("a form as it was sent", () => {
  const sent = (...fields: [string, string | File][]) => {
    const data = new FormData();
    for (const [name, value] of fields) data.append(name, value);
    return data;
  };
  const errors = (...fields: string[]) => fields.map((field) => ({ field, message: `${field}!` }));

  it("has one value per name, a list where a name comes repeatedly, and no empty file", () => {
    const data = sent(["a", "1"], ["b", "2"], ["a", "3"], ["cv", new File([], "")]);
    expect(valuesOf(data)).toEqual({ a: ["1", "3"], b: "2" });
  });

  it("S2: looks at each field once, however many there are", () => {
    const data = new FormData();
    for (let index = 0; index < 20_000; index += 1) data.append(`f${index}`, "");
    const started = process.cpuUsage();
    expect(Object.keys(valuesOf(data)).length).toBe(20_000);
    const complaints = Array.from({ length: 2000 }, (_, index) => `f${index * 10}`);
    expect(sortInSentOrder(data, errors(...complaints.toReversed()))).toEqual(errors(...complaints));
    // It took 7 s of CPU time when each name was searched for in all fields.
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(500);
  });

  it("makes own properties of whatever name", () => {
    const values = valuesOf(sent(["__proto__", "1"], ["constructor", "2"], ["__proto__", "3"]));
    expect(Object.entries(values)).toEqual([
      ["__proto__", ["1", "3"]],
      ["constructor", "2"],
    ]);
  });

  it("orders complaints as its fields stand, whatever the order of the rule", () => {
    const data = sent(["name", ""], ["email", ""], ["phone", ""]);
    expect(sortInSentOrder(data, errors("phone", "name", "email"))).toEqual(errors("name", "email", "phone"));
  });

  it("keeps what was not sent behind what its rule names before it", () => {
    const data = sent(["content", ""], ["email", ""]);
    expect(sortInSentOrder(data, errors("rating", "email", "consent", "content"))).toEqual(
      errors("rating", "content", "email", "consent"),
    );
  });
});
