import { formattingTag, type Locale } from "@preforma/domain/locales";

/**
 * A text with one form per plural category of the language, chosen by the value named `count`. Arabic has six
 * categories, Russian four (`many` is the common one, `other` is for fractions), Turkish uses the singular noun after
 * a number and so needs `other` alone.
 */
export type PluralMessage = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** Text with `{name}` placeholders, or one such text per plural category. Pure data: it travels as JSON. */
export type Message = string | PluralMessage;

/**
 * A component's texts in all languages: the keys of plain texts, then the keys of plural ones. A missing language or
 * key is a type error.
 */
export type MessageTable<Key extends string, PluralKey extends string = never> = Readonly<
  Record<Locale, Readonly<Record<Key, string> & Record<PluralKey, PluralMessage>>>
>;

/** Values for placeholders. Numbers are written with the language's digits and separators; `count` picks the form. */
export type MessageValues = Readonly<Record<string, string | number>>;

const pluralRules = new Map<string, Intl.PluralRules>();
const numberFormats = new Map<string, Intl.NumberFormat>();

/** A cached entry, created on first use, because these objects are slow to create. */
function cached<Value>(made: Map<string, Value>, key: string, make: () => Value): Value {
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as Value;
}

/**
 * A localised number. The numbering system is explicit: the default of plain `ar` has changed between versions of the
 * Unicode data, and server and browser must write the same digits.
 */
export function formatNumber(value: number, locale: Locale): string {
  // The first `Intl` format takes 50 ms on a phone, and these numbers are the same in all languages.
  if (value % 1 === 0 && value >= 0 && value < 1000) return String(value);
  return cached(numberFormats, locale, () => new Intl.NumberFormat(formattingTag(locale))).format(value);
}

/**
 * Formats a message: picks the plural form by `values.count` and fills the placeholders.
 *
 * @throws Error when a placeholder has no value, so that no visitor ever reads `{name}`.
 */
export function formatMessage(message: Message, values: MessageValues, locale: Locale): string {
  const text = typeof message === "string" ? message : pluralForm(message, values.count, locale);
  return text.replaceAll(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) {
      throw new Error(`The message "${text}" has no value for {${name}}.`);
    }
    return typeof value === "number" ? formatNumber(value, locale) : value;
  });
}

function pluralForm(message: PluralMessage, count: string | number | undefined, locale: Locale): string {
  if (typeof count !== "number") {
    throw new Error(`The message "${message.other}" has no value for {count}.`);
  }
  const rules = cached(pluralRules, locale, () => new Intl.PluralRules(locale));
  return message[rules.select(count)] ?? message.other;
}
