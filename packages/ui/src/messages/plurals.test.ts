import { locales } from "@preforma/domain/locales";
import { describe, expect, test } from "vitest";
import { formatMessage, type Message, type PluralMessage } from "./message.ts";
import { messageTable } from "./table.ts";

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

describe("texts with a number", () => {
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
