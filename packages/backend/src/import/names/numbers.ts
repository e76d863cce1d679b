import { fold } from "@preforma/domain/text";

/**
 * A number in the notation of any of the six languages: `1.250,50`, `1,250.50`, `1 250`, `12,5`; null if it is none.
 */
export function numberFrom(text: string): number | null {
  const written = fold(text).trim();
  // Spaces only group thousands.
  if (/\d\s/.test(written) && !/^[-+]?\d{1,3}(?:\s\d{3})+(?:[.,]\d*)?$/.test(written)) return null;
  const digits = written.replaceAll(/[\s']/g, "");
  if (!/^[-+]?[\d.,]*$/.test(digits) || !/\d/.test(digits)) return null;
  const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  if (last < 0) return Number(digits);
  const mark = digits.charAt(last);
  const both = digits.includes(".") && digits.includes(",");
  const once = digits.indexOf(mark) === last;
  // One mark alone with three digits behind it groups thousands, except after a lone zero or nothing.
  const groups = !both && (!once || (digits.length - last === 4 && !/^[-+]?[0.,]/.test(digits)));
  const whole = groups ? digits : digits.slice(0, last);
  // Above the thousands India groups by two. Anything else, such as a date, is no number.
  if (/[.,]/.test(whole) && !/^[-+]?\d+([.,])(?:\d{2,3}\1)*\d{3}$/.test(whole)) return null;
  const decimals = groups ? "" : digits.slice(last + 1);
  const value = Number(`${whole.replaceAll(/[.,]/g, "")}.${decimals}`);
  return Number.isFinite(value) ? value : null;
}

/** Words for a piece, folded. */
const pieces: ReadonlySet<string> = new Set(
  "adet ad pcs pc piece pieces nos no ea each unit units шт штук штуки stk stuck stueck قطعة حبة"
    .split(" ")
    .map(fold),
);

/** A count, with or without a word for pieces: `12 pcs`, `1.200 adet`. */
export function countFrom(text: string): number | null {
  const [, digits = text, word = ""] = /^([^\p{L}]*)(\p{L}+)\.?$/u.exec(text.trim()) ?? [];
  return word === "" || pieces.has(fold(word)) ? numberFrom(digits) : null;
}

/** Signs and words for currencies, folded, by ISO 4217 code. */
const currencies: Readonly<Record<string, string>> = {
  tl: "TRY",
  "₺": "TRY",
  lira: "TRY",
  "€": "EUR",
  euro: "EUR",
  eur: "EUR",
  avro: "EUR",
  $: "USD",
  us$: "USD",
  usd: "USD",
  dolar: "USD",
  "£": "GBP",
  gbp: "GBP",
  "₽": "RUB",
  руб: "RUB",
  try: "TRY",
  "₹": "INR",
  ليره: "TRY",
};

const currencyCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** The ISO 4217 code of a currency in common spellings, or null. */
export function currencyFrom(text: string): string | null {
  const word = fold(text).replaceAll(/[\s.]/g, "");
  const known = currencies[word];
  if (known !== undefined) return known;
  const code = word.toUpperCase();
  return currencyCodes.has(code) ? code : null;
}

/** The currency in the title of a column, or null: `PRICE (EUR)`, `Fiyat USD`. A word such as `all` is none. */
export function currencyIn(title: string): string | null {
  const word = fold(title)
    .match(/\p{L}+|\p{Sc}/gu)
    ?.find((one) => Object.hasOwn(currencies, one));
  return currencyFrom(word ?? /[([](\p{L}{3})[)\]]/u.exec(title)?.[1] ?? "");
}

/**
 * An amount with or without its currency, before or after it: `3,50 TL`, `€ 12.00`. The currency is null if it is not
 * written; the result is null if there is no amount.
 */
export function moneyFrom(text: string): { value: number; currency: string | null } | null {
  const [, before = "", digits = "", after = ""] =
    /^([^\d+-]{0,12})([-+]?\d[\d.,\s\u00a0'’]*)(\D{0,12})$/u.exec(fold(text).trim()) ?? [];
  const value = numberFrom(digits);
  const word = `${before}${after}`.trim();
  if (value === null) return null;
  if (word === "") return { value, currency: null };
  const currency = currencyFrom(word);
  return currency === null ? null : { value, currency };
}

/** Placeholders of systems and people for an empty value, folded. */
const nothings: ReadonlySet<string> = new Set(
  "none,null,nil,n/a,na,n.a.,#n/a,nan,tbd,tba,unknown,not applicable,yok,belirsiz,нет,б/н,néant,aucun,aucune,keine,keiner,kein,entfällt,لا يوجد,بدون"
    .split(",")
    .map(fold),
);

/** Whether a cell contains such a placeholder: `NONE`, `-`, `N/A`, `yok`. */
export const saysNothing = (text: string): boolean =>
  /^[\s.?\-–—_/*]*$/u.test(text) || nothings.has(fold(text).trim());
