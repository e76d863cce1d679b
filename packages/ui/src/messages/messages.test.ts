import { formattingTag, locales, type Locale } from "@preforma/domain/locales";
import { describe, expect, test } from "vitest";
import { formatMessage, formatNumber, type Message, type PluralMessage } from "./message.ts";
import { messagesFor } from "./messages-for.ts";
import { messageTable } from "./table.ts";

/** Plural categories that a language needs for whole numbers below a million. */
function neededForms(locale: Locale): ReadonlySet<string> {
  const rules = new Intl.PluralRules(locale);
  // The Turkish noun stays singular after a number: one form serves all.
  if (locale === "tr") return new Set(["other"]);
  return new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)).concat("other"));
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name = ""]) => name)
    .toSorted((one, other) => one.localeCompare(other));

const messagesIn = (locale: Locale) =>
  Object.entries(messageTable).flatMap(([component, table]) =>
    Object.entries<Message>(table[locale]).map(([key, message]) => ({ component, key, message })),
  );

describe("every message", () => {
  test.each(locales)("in %s has its forms and its placeholders", (locale) => {
    const needed = [...neededForms(locale)];
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const { component, key, message } of messagesIn(locale)) {
      const name = `${component}.${key}`;
      const inTurkish: Message = Reflect.get(messageTable[component as keyof typeof messageTable].tr, key);
      expect(typeof message, `${name}: plain in one language, plural in another`).toBe(typeof inTurkish);
      const expected = placeholders(typeof inTurkish === "string" ? inTurkish : inTurkish.other);
      if (typeof message === "string") {
        expect(message.trim(), name).toBe(message);
        expect(message, name).not.toBe("");
        expect(placeholders(message), name).toEqual(expected);
        continue;
      }
      expect(Object.keys(message), name).toEqual(expect.arrayContaining(needed));
      expect(categories, name).toEqual(expect.arrayContaining(Object.keys(message)));
      for (const [form, text] of Object.entries(message)) {
        // Some languages write zero, one and two in words.
        const found = new Set(placeholders(text));
        if (["zero", "one", "two"].includes(form)) found.add("count");
        expect(found, name).toEqual(new Set(expected));
      }
    }
  });

  test("Turkish and Arabic are written in their own letters", () => {
    // A text that was left in another language, or lost its dots and cedillas on the way, shows here.
    const textOf = (locale: Locale) => JSON.stringify(messagesFor(locale));
    expect(textOf("tr")).toMatch(/[ğışöüçİ]/);
    expect(textOf("ar")).toMatch(/[\u0621-\u064a]/);
    expect(textOf("ru")).toMatch(/[а-яё]/i);
    const own = { ar: /[\u0621-\u064a]|^[^\p{L}]*$/u, ru: /[а-яё]|^[^\p{L}]*$/iu };
    for (const locale of ["ar", "ru"] as const)
      for (const { message, component, key } of messagesIn(locale))
        expect(typeof message === "string" ? message : message.other, `${component}.${key}`).toMatch(
          own[locale],
        );
  });
});

describe("formatMessage", () => {
  const results = {
    zero: "لا نتائج",
    one: "نتيجة واحدة",
    two: "نتيجتان",
    few: "{count} نتائج",
    many: "{count} نتيجة",
    other: "{count} نتيجة",
  };
  test.each([
    [0, "لا نتائج"],
    [1, "نتيجة واحدة"],
    [2, "نتيجتان"],
    [3, "3 نتائج"],
    [11, "11 نتيجة"],
    [1200, "1,200 نتيجة"],
  ])("Arabic counts %i as it should", (count, text) => {
    expect(formatMessage(results, { count }, "ar")).toBe(text);
  });

  test("numbers take the language's separators", () => {
    expect(formatMessage("{count} ürün", { count: 1200 }, "tr")).toBe("1.200 ürün");
    expect(formatMessage("{count} products", { count: 1200 }, "en")).toBe("1,200 products");
  });

  test("a form that a language does not need falls back to the general one", () => {
    expect(formatMessage({ other: "{count} ürün" }, { count: 1 }, "tr")).toBe("1 ürün");
  });

  test("a missing value is an error that names it", () => {
    expect(() => formatMessage("Page {page} of {total}", { page: 1 }, "en")).toThrow(/\{total\}/);
    expect(() => formatMessage({ other: "{count} products" }, {}, "en")).toThrow(/count/);
  });
});

test.each(locales)("numbers in %s are those of the browser's own formats", (locale) => {
  const format = new Intl.NumberFormat(formattingTag(locale));
  for (const value of [...Array(1002).keys(), -1, 0.5, 12_345.678])
    expect(formatNumber(value, locale)).toBe(format.format(value));
});

/** Counts that take every form which whole numbers have in one of the six languages. */
const counts = [0, 1, 2, 3, 5, 11, 21, 22, 100, 101] as const;

const plurals = Object.entries(messageTable).flatMap(([component, table]) =>
  locales.flatMap((locale) =>
    Object.entries<Message>(table[locale])
      .filter((entry): entry is [string, PluralMessage] => typeof entry[1] !== "string")
      .map(([key, message]) => ({ component, locale, key, message })),
  ),
);

/** Every other value, so that only the number speaks. */
function fill(message: PluralMessage, count: number, locale: (typeof locales)[number]): string {
  const names = Object.values(message).flatMap((text) =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name),
  );
  return formatMessage(
    message,
    { ...Object.fromEntries(names.map((name) => [name, `‹${name}›`])), count },
    locale,
  );
}

describe("texts with a number; `pnpm exec vitest run --project ui messages -u` records new ones", () => {
  test.each(plurals.filter(({ locale }) => locale === "ar" || locale === "ru"))(
    "$component, $key, $locale: a form for each category, none for another",
    ({ locale, message }) => {
      const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
      expect(Object.keys(message).toSorted()).toEqual(pluralCategories.toSorted());
    },
  );

  test.each(plurals.filter(({ locale }) => locale === "tr"))(
    "$component, $key: the Turkish noun stays singular after a number",
    ({ message }) => {
      const texts = new Set(counts.map((count) => fill(message, count, "tr").replaceAll(String(count), "#")));
      expect([...texts]).toHaveLength(1);
      // "5 ürünler" would be the plural that the number makes wrong.
      expect([...texts][0]).not.toMatch(/#\s+\p{L}+(?:lar|ler)(?:\s|$|[.,;:!?])/u);
    },
  );

  test.each(locales)("written out for a native reader, in %s", async (locale) => {
    const read = plurals
      .filter((plural) => plural.locale === locale)
      .map(({ component, key, message }) =>
        [`${component}.${key}`, ...counts.map((count) => `  ${count}: ${fill(message, count, locale)}`)].join(
          "\n",
        ),
      )
      .join("\n");
    // A change here is a change of grammar: a native speaker must check it.
    await expect(read).toMatchFileSnapshot(`./__snapshots__/plurals.${locale}.txt`);
  });
});
