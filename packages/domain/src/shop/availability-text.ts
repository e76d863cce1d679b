import type { Availability } from "../catalogue/index.ts";
import { formattingTag, type Locale } from "../locales/index.ts";
import { formatNumber } from "../vocabulary/units.ts";

/** A noun after a number by the forms of `Intl.PluralRules`; `{n}` is replaced by the number. */
type Counted = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

interface Words {
  /** `{what}` is an amount, or one of the bands. */
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

const words: Readonly<Record<Locale, Words>> = {
  tr: {
    inStock: "Stokta: {what}",
    plenty: "bol miktarda",
    few: "az sayıda",
    carton: { other: "{n} koli" },
    piece: { other: "{n} adet" },
    madeToOrder: "Siparişe göre üretilir: {when}",
    largerQuantities: "Daha büyük miktarlar: {when}",
    workingDay: { other: "{n} iş günü" },
    backOn: "Beklenen stok tarihi: {when}",
    outOfStock: "Stokta yok",
  },
  en: {
    inStock: "In stock: {what}",
    plenty: "plenty",
    few: "few left",
    carton: { one: "{n} carton", other: "{n} cartons" },
    piece: { one: "{n} piece", other: "{n} pieces" },
    madeToOrder: "Made to order: {when}",
    largerQuantities: "Larger quantities: {when}",
    workingDay: { one: "{n} working day", other: "{n} working days" },
    backOn: "Expected back in stock: {when}",
    outOfStock: "Out of stock",
  },
  ru: {
    inStock: "В наличии: {what}",
    plenty: "много",
    few: "мало",
    carton: { one: "{n} коробка", few: "{n} коробки", many: "{n} коробок", other: "{n} коробки" },
    piece: { other: "{n} шт." },
    madeToOrder: "Под заказ: {when}",
    largerQuantities: "Большее количество: {when}",
    workingDay: {
      one: "{n} рабочий день",
      few: "{n} рабочих дня",
      many: "{n} рабочих дней",
      other: "{n} рабочего дня",
    },
    backOn: "Поступление ожидается: {when}",
    outOfStock: "Нет в наличии",
  },
  fr: {
    inStock: "En stock\u00a0: {what}",
    plenty: "en quantité",
    few: "quantité limitée",
    carton: { one: "{n} carton", many: "{n} de cartons", other: "{n} cartons" },
    piece: { one: "{n} pièce", many: "{n} de pièces", other: "{n} pièces" },
    madeToOrder: "Fabriqué sur commande\u00a0: {when}",
    largerQuantities: "Quantités supérieures\u00a0: {when}",
    workingDay: { one: "{n} jour ouvré", many: "{n} de jours ouvrés", other: "{n} jours ouvrés" },
    backOn: "Retour en stock prévu\u00a0: {when}",
    outOfStock: "En rupture de stock",
  },
  ar: {
    inStock: "متوفر: {what}",
    plenty: "كمية كبيرة",
    few: "كمية محدودة",
    carton: {
      zero: "{n} كرتونة",
      one: "كرتونة واحدة",
      two: "كرتونتان",
      few: "{n} كراتين",
      many: "{n} كرتونة",
      other: "{n} كرتونة",
    },
    piece: {
      zero: "{n} قطعة",
      one: "قطعة واحدة",
      two: "قطعتان",
      few: "{n} قطع",
      many: "{n} قطعة",
      other: "{n} قطعة",
    },
    madeToOrder: "يُصنع حسب الطلب: {when}",
    largerQuantities: "الكميات الأكبر: {when}",
    workingDay: {
      zero: "{n} يوم عمل",
      one: "يوم عمل واحد",
      two: "يوما عمل",
      few: "{n} أيام عمل",
      many: "{n} يوم عمل",
      other: "{n} يوم عمل",
    },
    backOn: "التوفر المتوقع: {when}",
    outOfStock: "غير متوفر",
  },
  de: {
    inStock: "Auf Lager: {what}",
    plenty: "reichlich",
    few: "nur noch wenige",
    carton: { one: "{n} Karton", other: "{n} Kartons" },
    piece: { other: "{n} Stück" },
    madeToOrder: "Auftragsfertigung: {when}",
    largerQuantities: "Größere Mengen: {when}",
    workingDay: { one: "{n} Arbeitstag", other: "{n} Arbeitstage" },
    backOn: "Voraussichtlich wieder auf Lager: {when}",
    outOfStock: "Nicht auf Lager",
  },
};

const rules = new Map<Locale, Intl.PluralRules>();
const days = new Map<Locale, Intl.DateTimeFormat>();

/** The one of a language, made at its first use. */
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

const dayText = (day: string, locale: Locale): string =>
  of(days, locale, () => {
    return new Intl.DateTimeFormat(formattingTag(locale), { dateStyle: "long", timeZone: "UTC" });
  }).format(new Date(`${day}T00:00:00Z`));

/** The text on an article's availability in a line: `In stock: 30+ cartons`, `Made to order: 15 working days`. */
export function availabilityText(
  { state, level, amount, lead_time_days, back_on }: Availability,
  locale: Locale,
): string {
  const said = words[locale];
  if (state === "in_stock") {
    const what = amount
      ? countedText(amount.count, said[amount.unit], locale, amount.is_exact ? "" : "+")
      : said[level ?? "plenty"];
    return said.inStock.replace("{what}", what);
  }
  if (state === "made_to_order" && lead_time_days !== null)
    return said.madeToOrder.replace("{when}", countedText(lead_time_days, said.workingDay, locale));
  if (state === "back_on_date" && back_on !== null)
    return said.backOn.replace("{when}", dayText(back_on, locale));
  return said.outOfStock;
}

/** In what time more than there is in stock is made; null where the record does not say it. */
export function largerQuantitiesText({ state, lead_time_days }: Availability, locale: Locale): string | null {
  if (state !== "in_stock" || lead_time_days === null) return null;
  const said = words[locale];
  return said.largerQuantities.replace("{when}", countedText(lead_time_days, said.workingDay, locale));
}
