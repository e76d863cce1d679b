import type { IndicativeRates } from "@preforma/domain/shop";
import { SaxesParser } from "saxes";

/**
 * Reads the rates of the day from `today.xml`, which the central bank of Türkiye publishes: the foreign exchange buying
 * rates, which invoices use. Null for any other file.
 */
export function centralBankRates(xml: string): IndicativeRates | null {
  const rates: IndicativeRates = { day: "", EUR: null, USD: null };
  let currency = "";
  let unit = 1;
  let field = "";
  let text = "";
  const parser = new SaxesParser({ position: false, xmlns: false });
  parser.on("opentag", ({ name, attributes }) => {
    [field, text] = [name, ""];
    if (name === "Tarih_Date") {
      const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(attributes["Tarih"] ?? "") ?? [];
      if (day && month && year) rates.day = `${year}-${month}-${day}`;
    }
    if (name === "Currency") [currency, unit] = [attributes["CurrencyCode"] ?? "", 1];
  });
  parser.on("text", (piece) => {
    if (text.length < 40) text += piece.slice(0, 40);
  });
  parser.on("closetag", ({ name }) => {
    const value = Number(text);
    if (name !== field || !(value > 0)) return;
    if (name === "Unit") unit = value;
    if (name === "ForexBuying" && (currency === "EUR" || currency === "USD")) rates[currency] = value / unit;
    text = "";
  });
  try {
    parser.write(xml).close();
  } catch {
    return null;
  }
  return rates.day !== "" && (rates.EUR !== null || rates.USD !== null) ? rates : null;
}
