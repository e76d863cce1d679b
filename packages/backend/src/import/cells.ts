import { maxLeadTimeDays, maxPriceBreaks, type StatedPriceBreak } from "@preforma/domain/shop";
import { isGtin } from "@preforma/domain/catalogue";
import { asciiDigits, fold } from "@preforma/domain/text";
import type { FieldName } from "./columns.ts";
import {
  countFrom,
  currencyFrom,
  listedName,
  moneyFrom,
  numberFrom,
  saysNothing,
  type volumeIn,
} from "./names/index.ts";

/** A cell that makes its row unusable; the message is the reason in the report. */
export class BadCell extends Error {
  override readonly name = "BadCell";
}

/** Reads the normalised text of a cell in the row; empty if there is none. */
export type Read = (field: FieldName) => string;

/** Longer values indicate shifted columns. */
const longest = { code: 64, name: 300 } as const;
/** Larger prices and counts are codes or dates in the wrong column; counts have 32 bits in the database. */
const maxPrice = 1_000_000_000;
const maxCount = 1_000_000_000;
/** In ml and g. */
const maxMeasure = 100_000_000;

/** Control characters, and the replacement character of decoders. */
const unreadable = /[\p{Cc}\ufffd]/u;

/** The text of a code or a name. Throws `BadCell`. */
export function textOf(read: Read, field: "code" | "name"): string {
  const text = read(field);
  if (text === "") throw new BadCell(`the ${field} is missing`);
  if (unreadable.test(text))
    throw new BadCell(`the ${field} holds characters that cannot be read; save the file as UTF-8`);
  if (text.length > longest[field])
    throw new BadCell(`the ${field} is longer than ${longest[field]} characters`);
  return text;
}

/** The characters of codes; anything else indicates a formula, program data or a shifted column. */
const codeCharacters = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} ._/+&,#*()×°%:-]*$/u;

/** Words, folded, in the row below a list or a part of it. */
const totals =
  /^(?:(?:ara|genel|grand) ?)?(?:toplam|total)$|^(?:sub-?total|sous-total|zwischensumme|gesamtsumme|summe|gesamt|итого|всего|المجموع|الاجمالي)$/u;

/** The code of an article. Throws `BadCell`. */
export function codeOf(read: Read): string {
  const code = textOf(read, "code");
  if (totals.test(fold(code).replaceAll(":", "").trim())) throw new BadCell("the row is a total");
  if (!codeCharacters.test(code))
    throw new BadCell(
      `"${code}" is no code: codes begin with a letter or digit and hold letters, digits, spaces and . - _ / +`,
    );
  return code;
}

const optional = (read: Read, field: FieldName): string => {
  const text = read(field);
  return saysNothing(text) ? "" : text;
};

/** The GTIN; null if there is none. Throws `BadCell`. */
export function gtinOf(read: Read): string | null {
  const text = asciiDigits(optional(read, "gtin")).replaceAll(/[ -]/g, "");
  // Systems write 0 for a missing one.
  if (/^0*$/.test(text)) return null;
  if (!isGtin(text))
    throw new BadCell(
      `"${text}" is no GTIN: it has 8, 12, 13 or 14 digits, and the last one checks the others`,
    );
  return text;
}

/**
 * A count of pieces. Systems report articles that are sold but not yet made as negative stock: that means none in
 * stock.
 */
export function piecesOf(read: Read, field: FieldName): number | null {
  const text = optional(read, field);
  if (text === "") return null;
  const value = countFrom(text);
  if (value === null) throw new BadCell(`"${text}" is no number (${field})`);
  if (value > maxCount) throw new BadCell(`"${text}" is more than a billion (${field})`);
  return Math.max(0, Math.floor(value));
}

/** The same, null for less than one piece. */
export function packOf(read: Read, field: FieldName): number | null {
  const count = piecesOf(read, field);
  return count === null || count < 1 ? null : count;
}

/** Time units, folded, in working days. */
const spans: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [
        1,
        "gun isgunu day days workingday workingdays tag tage arbeitstag arbeitstage jour jours дн дней день дня iskunu joursouvres рабочихдней рабочихдня рабочийдень workdays businessdays يوم أيام يومعمل أيامعمل",
      ],
      [5, "hafta week weeks woche wochen semaine semaines нед недель неделя недели أسبوع أسابيع"],
    ] as const
  ).flatMap(([days, words]) => words.split(" ").map((word) => [fold(word), days])),
);

/** A lead time in working days: `15`, `10-15 days`, `3 weeks`. Of a range, the longer time. */
export function leadTimeOf(read: Read): number | null {
  const text = asciiDigits(optional(read, "leadTime"));
  if (text === "") return null;
  const [, digits = "", unit = ""] =
    /^(?:\d{1,3}\s*[-–]\s*)?(\d{1,3})((?:\s?\p{L}{1,12}\.?){0,2})$/u.exec(text) ?? [];
  const word = fold(unit).replaceAll(/[\s.]/g, "");
  const days = Number(digits) * (word === "" ? 1 : (spans[word] ?? Number.NaN));
  if (digits === "" || Number.isNaN(days))
    throw new BadCell(`"${text}" is no lead time such as 15, 15 days or 3 weeks`);
  if (days > maxLeadTimeDays) throw new BadCell(`"${text}" is more than ${maxLeadTimeDays} working days`);
  return days === 0 ? null : days;
}

/** A date, such as `2026-12-31` or `31.12.2026`, as ISO 8601. Other orders of day and month would be ambiguous. */
export function dayOf(read: Read, field: FieldName): string | null {
  // Databases and workbooks add the time of day. In UTC it may belong to another day, unless it is midnight.
  const text = asciiDigits(optional(read, field)).replace(
    /[ T]\d{1,2}:\d{2}[\d:.]*$|T00:00[0:.]*Z$|(?<=^\d{5})\.\d+$/,
    "",
  );
  if (text === "") return null;
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const [, ownDay, ownMonth, ownYear] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  // Workbooks count days from the end of 1899; five digits cover 1927 to 2173.
  if (/^\d{5}$/.test(text)) return new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString().slice(0, 10);
  const iso = [
    year ?? ownYear,
    (month ?? ownMonth)?.padStart(2, "0"),
    (day ?? ownDay)?.padStart(2, "0"),
  ].join("-");
  const date = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso)
    throw new BadCell(`"${text}" is no day such as 2026-12-31 or 31.12.2026 (${field})`);
  return iso;
}

/**
 * A measure from its own column: with its unit, or a number in the unit of the column title or the field's base unit.
 */
export function measured(
  read: Read,
  field: "volume" | "weight",
  find: typeof volumeIn,
  unit: string,
): number | null {
  const text = optional(read, field);
  if (text === "") return null;
  const number = numberFrom(text);
  const value =
    find(listedName(text, null)) ??
    (number === null ? null : (find(listedName(`${number} ${unit}`, null)) ?? number));
  if (value === null) throw new BadCell(`"${text}" is no ${field}`);
  if (value > maxMeasure) throw new BadCell(`"${text}" is too much to be a ${field}`);
  return value > 0 ? value : null;
}

/**
 * An amount in minor units. In binary, 0.145 times 100 is less than 14.5: rounding to 15 digits restores the written
 * number.
 */
const minorUnits = (amount: number): number => Math.round(Number((amount * 100).toPrecision(15)));

/**
 * A price with the currency of its cell, of a separate column or of the title of its own; lira if none states one.
 */
export function priceOf(read: Read, titled: string | null): { amountMinor: number; currency: string } | null {
  const text = optional(read, "price");
  if (text === "") return null;
  const money = moneyFrom(text);
  if (money === null) throw new BadCell(`"${text}" is no number (price)`);
  if (money.value > maxPrice) throw new BadCell(`"${text}" is more than a billion (price)`);
  if (money.value < 0) throw new BadCell("the price is negative");
  // Systems write 0 for a missing price. Taken literally, the shop would give the goods away.
  if (money.value === 0) return null;
  const amountMinor = minorUnits(money.value);
  if (amountMinor === 0) throw new BadCell(`"${text}" is less than a hundredth (price)`);
  const written = optional(read, "currency");
  const currency = written === "" ? (money.currency ?? titled ?? "TRY") : currencyFrom(written);
  if (currency === null) throw new BadCell(`"${written}" is no currency code such as TRY or EUR`);
  return { amountMinor, currency };
}

/**
 * Prices of larger quantities, such as `5000: 1,85; 20000: 1,70`, in the currency of the price. A list has only prices
 * for everybody. Throws `BadCell`.
 */
export function priceBreaksOf(read: Read, titled: string | null): StatedPriceBreak[] {
  const text = optional(read, "priceBreaks");
  const currency = priceOf(read, titled)?.currency;
  const parts = text.split(/[;|]/).filter((part) => part.trim() !== "");
  if (parts.length > maxPriceBreaks) throw new BadCell(`there are more than ${maxPriceBreaks} price breaks`);
  const breaks = parts.map((part) => {
    const [from = "", price = "", ...more] = part.split(/[:=]/);
    const from_quantity = countFrom(from.replace(/\+\s*$/, ""));
    const money = moneyFrom(price);
    if (
      from_quantity === null ||
      from_quantity < 1 ||
      !Number.isInteger(from_quantity) ||
      !money ||
      more.length > 0
    )
      throw new BadCell(`"${part.trim()}" is no price break such as 5000: 1,85 (priceBreaks)`);
    const amount_minor = minorUnits(money.value);
    if (from_quantity > maxCount || amount_minor < 1 || money.value > maxPrice)
      throw new BadCell(`"${part.trim()}" is out of range (priceBreaks)`);
    if (money.currency !== null && money.currency !== currency)
      throw new BadCell(`"${part.trim()}" is in another currency than the price (priceBreaks)`);
    return { from_quantity, amount_minor, group: null };
  });
  if (new Set(breaks.map((step) => step.from_quantity)).size < breaks.length)
    throw new BadCell("a quantity has two prices (priceBreaks)");
  return breaks;
}

/** A cell as one word, folded for comparison. */
export const wordOf = (read: Read, field: FieldName): string => fold(optional(read, field));
