import { formattingTag, type Locale } from "@preforma/domain/locales";
import { companyTimeZone } from "@preforma/domain/settings";

// An instant's day is taken in this time zone, for every reader, on server and browser.
export { companyTimeZone };

const formats = new Map<string, Intl.DateTimeFormat>();

/** The date format: `long` with the month's name, `short` in figures. */
export type DateLength = "long" | "short";

/**
 * A localised day: `14 Mayıs 2026`, `14 مايو 2026`. Takes a day (`2026-05-14`) or an instant
 * (ISO 8601, with an offset), whose day is that of the company's clock.
 *
 * @throws RangeError if the text is neither.
 */
export function formatDate(date: string, locale: Locale, length: DateLength = "long"): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date);
  const timeZone = isDay ? "UTC" : companyTimeZone;
  const key = `${locale} ${length} ${timeZone}`;
  let format = formats.get(key);
  if (format === undefined) {
    const month = length === "long" ? "long" : "2-digit";
    const day = length === "long" ? "numeric" : "2-digit";
    format = new Intl.DateTimeFormat(formattingTag(locale), {
      calendar: "gregory",
      timeZone,
      year: "numeric",
      month,
      day,
    });
    formats.set(key, format);
  }
  return format.format(new Date(date));
}
