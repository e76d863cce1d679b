import type { NeckFinish } from "../catalogue/schema.ts";
import type { Locale } from "../locales/index.ts";
import { unitSymbols } from "./units.ts";
import neckWords from "./neck-words.json" with { type: "json" };

/** Words after a diameter in a neck's code, per language. */
const afterDiameter: Readonly<Record<string, Readonly<Record<Locale, string>>>> = neckWords;

const measured = /^(Ø )?(\d{1,3}(?:[.,]\d)?) mm(?: (3-start|crimp|5 gal))?$/u;

/**
 * A neck finish's code in a language: units and words are translated, international codes (`28/410`, `PCO 1881`) are
 * unchanged. Separate from the table of necks, so that a card need not load it.
 */
export function neckTitle(neck: Pick<NeckFinish, "code">, locale: Locale): string {
  const { code } = neck;
  if (code === "G 2") return "G 2″";
  // Beside a material "PP 28" would read as polypropylene.
  if (code === "PP 28") return "PP28 (ROPP)";
  const [, rim = "", diameter, word] = measured.exec(code) ?? [];
  if (diameter === undefined) return code;
  const words = word === undefined ? undefined : afterDiameter[word]?.[locale];
  return [`${rim}${diameter} ${unitSymbols.mm[locale]}`, words].filter(Boolean).join(" ");
}
