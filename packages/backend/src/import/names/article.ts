import { articles, pushedOnMarks, type ArticleType } from "@preforma/domain/vocabulary";
import { anyOf, type ListedName } from "./words.ts";

/** What an article may be, the more telling words first: a `DROPPER CAP` is a dropper, a `JAR CAP` no jar. */
const order: readonly ArticleType[] = [
  "preform",
  "trigger_sprayer",
  "foam_pump",
  "mist_sprayer",
  "lotion_pump",
  "flip_top",
  "disc_top",
  "push_pull",
  "tamper_evident_cap",
  "child_resistant_cap",
  "dropper_bottle",
  "roll_on_bottle",
  "dropper",
  "roll_on",
  "bucket_lid",
  "jar_lid",
  "plug",
  "overcap",
  "screw_cap",
  "jerrycan",
  "drum",
  "bucket",
  "jar",
  "tube",
  "tray",
  "bottle",
  "drink_bottle",
  "flacon",
];

/** Words of several types, or of none when they stand in a list. */
const tooBroad = new Set([
  "tabak",
  "bille",
  "pipette",
  "cap",
  "bidon",
  "spray",
  "gallon",
  "غالون",
  "rollon",
  "roll on",
]);

const patterns = order.map((type): [ArticleType, RegExp] => {
  const article = articles.find((entry) => entry.key === type);
  const words = article
    ? [...Object.values(article.one), ...Object.values(article.many), ...article.aliases]
    : [];
  const own: Partial<Record<ArticleType, string[]>> = {
    screw_cap: [
      "cap",
      "caps",
      "kapak",
      "kapagi",
      "kapakli",
      "lid",
      "closure",
      "deckel",
      "verschluss",
      "couvercle",
    ],
    roll_on: ["rollon", "roll on", "roller"],
    mist_sprayer: ["spray", "sprays", "spray head", "sprayer head"],
    lotion_pump: ["pump", "pompa", "pompe", "pumpe", "помпа", "dispenser"],
    jerrycan: ["bidon"],
    tray: ["tabak"],
    plug: ["stopper"],
  };
  return [type, anyOf([...words.filter((word) => !tooBroad.has(word)), ...(own[type] ?? [])])];
});
const patternOf = new Map(patterns);

/** `BOTTLE WITH CAP`, `KAPAKLI ŞİŞE`, `SPRAYER WITH DUST CAP`: what comes along is not the article. */
const accompanying =
  /\bwith (?:an? )?(?:\p{L}+ )?(?:cap|caps|lid|pump|sprayer|dropper|inner|plug|liner|wad)\b|\b(?:kapakli|pompali|spreyli|tapali)\b|\bavec (?:bouchon|pompe)\b|\bmit (?:deckel|pumpe)\b|\bс (?:крышкой|помпой)(?!\p{L})/gu;

const pushedOn = anyOf(pushedOnMarks);
const cutMark = /(?<!\p{L})[cd]\/$/u;
const threaded = /(?<!\p{L})s\/n(?!\p{L})/u;

/** From this diameter in mm a bare cap closes a jar. */
const jarFrom = 48;
/** From this content in g a cap named by grams closes a jar: cream is sold by weight, and no cap weighs as much. */
export const jarContentFromG = 40;

/** What else of a name tells one cap from another. */
export interface CapHints {
  diameterMm: number | null;
  weightG: number | null;
}

/**
 * What the article is, or null when its name has no word of the trade. A cap without further word is a
 * jar's lid when it is wide, an overcap when it is pushed onto a crimped pump (`C/F`, `D/F`), a screw cap
 * otherwise.
 */
export function articleIn({ text, isCut }: ListedName, hints: CapHints): ArticleType | null {
  const alone = text.replaceAll(accompanying, " ");
  const found =
    patterns.find(([, pattern]) => pattern.test(alone))?.[0] ??
    patterns.find(([, pattern]) => pattern.test(text))?.[0] ??
    null;
  const isCap = patternOf.get("screw_cap")?.test(alone);
  if (isCap && found === "dropper_bottle") return "dropper";
  if (isCap && found === "roll_on_bottle") return "roll_on";
  if (found !== "screw_cap") return found;
  const isForJar =
    patternOf.get("jar")?.test(alone) ||
    (hints.diameterMm ?? 0) >= jarFrom ||
    (hints.weightG ?? 0) >= jarContentFromG;
  if (isForJar) return "jar_lid";
  const isPushedOn = pushedOn.test(alone) || (isCut && cutMark.test(alone));
  return isPushedOn && !threaded.test(alone) ? "overcap" : "screw_cap";
}
