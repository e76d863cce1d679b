import type { Availability } from "../catalogue/index.ts";
import { formattingTag, type Locale } from "../locales/index.ts";
import { formatNumber } from "../vocabulary/units.ts";
import data from "./availability-words.json" with { type: "json" };

/** A noun after a number, by plural category of `Intl.PluralRules`; `{n}` is replaced by the number. */
type Counted = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

interface Words {
  /** `{what}` is an amount or a band. */
  inStock: string;
  plenty: string;
  few: string;
  carton: Counted;
  piece: Counted;
  /** `{when}` is a lead time. */
  madeToOrder: string;
  largerQuantities: string;
  workingDay: Counted;
  /** `{when}` is a day. */
  backOn: string;
  outOfStock: string;
}

const words: Readonly<Record<Locale, Words>> = data;

const rules = new Map<Locale, Intl.PluralRules>();
const days = new Map<Locale, Intl.DateTimeFormat>();

/** The value of a language, created on first use. */
function of<Value>(made: Map<Locale, Value>, locale: Locale, make: () => Value): Value {
  const known = made.get(locale);
  if (known !== undefined) return known;
  const value = make();
  made.set(locale, value);
  return value;
}

/** `12 cartons`; with `more` it is `12+ cartons`. */
function countedText(count: number, forms: Counted, locale: Locale, more = ""): string {
  const plurals = of(rules, locale, () => new Intl.PluralRules(locale));
  return (forms[plurals.select(count)] ?? forms.other).replace(
    "{n}",
    `${formatNumber(count, locale)}${more}`,
  );
}

/** `5,000 pieces`, in the number's plural form. */
export const formatPieces = (count: number, locale: Locale): string =>
  countedText(count, words[locale].piece, locale);

const dayText = (day: string, locale: Locale): string =>
  of(days, locale, () => {
    return new Intl.DateTimeFormat(formattingTag(locale), { dateStyle: "long", timeZone: "UTC" });
  }).format(new Date(`${day}T00:00:00Z`));

/** The text on an article's availability in one line: `In stock: 30+ cartons`, `Made to order: 15 working days`. */
export function availabilityText(
  { state, level, amount, lead_time_days, back_on }: Availability,
  locale: Locale,
): string {
  const texts = words[locale];
  if (state === "in_stock") {
    const what = amount
      ? countedText(amount.count, texts[amount.unit], locale, amount.is_exact ? "" : "+")
      : texts[level ?? "plenty"];
    return texts.inStock.replace("{what}", what);
  }
  if (state === "made_to_order" && lead_time_days !== null)
    return texts.madeToOrder.replace("{when}", countedText(lead_time_days, texts.workingDay, locale));
  if (state === "back_on_date" && back_on !== null)
    return texts.backOn.replace("{when}", dayText(back_on, locale));
  return texts.outOfStock;
}

/** The lead time for more than the stock; null where the record has none. */
export function largerQuantitiesText({ state, lead_time_days }: Availability, locale: Locale): string | null {
  if (state !== "in_stock" || lead_time_days === null) return null;
  const texts = words[locale];
  return texts.largerQuantities.replace("{when}", countedText(lead_time_days, texts.workingDay, locale));
}
