import { directionOf, formattingTag, type Locale } from "@preforma/domain/locales";
import { companyTimeZone } from "@preforma/domain/settings";

/** Fills in the `{names}` of a text; a name without a value stays as it is. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The separator in an enumeration. */
export const commaIn = (locale: Locale): string => (locale === "ar" ? "، " : ", ");

/** A day (`2026-05-14`), or the day of an instant by the company's clock, as on pages, written out in a language. */
export const dayIn = (date: string, locale: Locale): string => {
  const timeZone = /^\d{4}-\d{2}-\d{2}$/.test(date) ? "UTC" : companyTimeZone;
  const format = new Intl.DateTimeFormat(formattingTag(locale), { dateStyle: "long", timeZone });
  return format.format(new Date(date));
};

/** A share in percent as a language writes it, with at most one decimal: `%20` in Turkish, `20 %` in German. */
export const percentIn = (percent: number, locale: Locale): string =>
  new Intl.NumberFormat(formattingTag(locale), { style: "percent", maximumFractionDigits: 1 }).format(
    percent / 100,
  );

/** A code or a measure in Latin letters, isolated in right-to-left text. */
export const apart = (latin: string, locale: Locale): string =>
  directionOf(locale) === "rtl" ? `\u2066${latin}\u2069` : latin;

/**
 * An article's code and its title, where it has one: `B-500 – 500 ml bottle`. Starts with a mark of the direction in
 * right-to-left text: a line takes that of its first letter, and browsers do not skip an isolated one.
 */
export const codeAndTitle = ({ code, title }: { code: string; title: string }, locale: Locale): string => {
  if (title === "") return code;
  return `${directionOf(locale) === "rtl" ? "\u200f" : ""}${apart(code, locale)} – ${title}`;
};

/** Isolates the direction of each line of a value in right-to-left text: `+90 …` must not end in its plus sign. */
export function isolated(value: string, locale: Locale): string {
  if (directionOf(locale) === "ltr") return value;
  return value
    .split("\n")
    .map((line) => (line === "" ? line : `\u2068${line}\u2069`))
    .join("\n");
}
