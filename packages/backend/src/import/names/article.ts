import {
  articleByType,
  articles,
  partTypes,
  pushedOnMarks,
  type ArticleType,
} from "@preforma/domain/vocabulary";
import { listWords, tooBroad } from "./article-words.ts";
import { anyOf, type ListedName } from "./words.ts";

/** Closures and preforms, the more specific words first: a `DROPPER CAP` is a dropper. */
const closureOrder: readonly ArticleType[] = [
  "trigger_sprayer",
  "foam_pump",
  "mist_sprayer",
  "lotion_pump",
  "flip_top",
  "disc_top",
  "push_pull",
  "tamper_evident_cap",
  "child_resistant_cap",
  "dropper",
  "roll_on",
  "bucket_lid",
  "jar_lid",
  "plug",
  "overcap",
  "screw_cap",
];
const containerOrder: readonly ArticleType[] = [
  "jerrycan",
  "drum",
  "bucket",
  "jar",
  "tube",
  "tray",
  "bottle",
  "drink_bottle",
  "flacon",
  "can",
];

const wordsFor = (type: ArticleType): string[] => {
  const { one, many, aliases } = articleByType(type);
  const own = [...Object.values(one), ...Object.values(many), ...aliases];
  return [...own.filter((word) => !tooBroad.has(word)), ...(listWords.get(type) ?? [])];
};
const patternOf = new Map(articles.map(({ key }): [ArticleType, RegExp] => [key, anyOf(wordsFor(key))]));
const anyWord = (types: readonly ArticleType[]): string => anyOf(types.flatMap(wordsFor)).source;

const closureWord = anyWord(closureOrder);
const containerWord = anyWord(containerOrder);
const lastContainer = new RegExp(containerWord, "gu");
const lastClosure = new RegExp(closureWord, "gu");
/** A closure named after its container: `BOTTLE CAP`, `KAVANOZ KAPAĞI`. */
const closureOfContainer = new RegExp(`${containerWord}[\\s-]{1,2}${closureWord}`, "u");
/** In a list of caps each name begins with the kind of cap, after its material; a `SPRAY BOTTLE` is no cap. */
const substance = "^(?:(?:plastic|plastik|metal|alu\\p{L}{0,8}|ss|pp|pe|hdpe|abs|wooden|acrylic)\\s){0,2}";
const capFirst = new RegExp(`${substance}${anyWord(["screw_cap"])}`, "u");
const otherFirst = new RegExp(
  `${substance}${closureWord}(?![\\s-]{1,2}(?:${closureWord}[\\s-]{1,2})?${containerWord})`,
  "u",
);
const isClosureFirst = (text: string): boolean => capFirst.test(text) || otherFirst.test(text);

/** `BOTTLE WITH CAP`, `KAPAKLI ŞİŞE`, `SPRAYER WITH DUST CAP`: an accessory is not the article. */
const accompanying =
  /(?:\bwith|\bw\/|\bincl\.?|\bplus|\+|&) ?(?:an? )?(?:\p{L}+ ){0,2}(?:caps?|lids?|pumps?|sprayers?|droppers?|inner|plugs?|liners?|wads?|collars?|stoppers?)\b|\b(?:kapakli|pompali|spreyli|tapali|damlalikli(?= kapak))\b|\bavec (?:bouchon|pompe)\b|\bmit (?:deckel|pumpe|verschluss)\b|\bс (?:крышкой|помпой|пипеткой)(?!\p{L})/gu;
/** `CAP FOR 500 ML BOTTLE`, `ŞİŞE İÇİN KAPAK`: the container it is for is not the article. */
const intended = /(?:\bfor|\bpour|\bfur|(?<!\p{L})для) .*$|^.* icin\b/u;

const pushedOn = anyOf(pushedOnMarks);
const cutMark = /(?<!\p{L})[cd]\/$/u;
const threaded = /(?<!\p{L})s\/n(?!\p{L})/u;

/** From this diameter in mm, a cap without further words closes a jar. */
const jarFrom = 48;
/** From this content in g, a cap named by grams closes a jar: cream is sold by weight, and no cap weighs as much. */
export const jarContentFromG = 40;

/** Other facts from a name or its row. */
export interface ArticleHints {
  diameterMm: number | null;
  weightG: number | null;
  volumeMl: number | null;
}

const firstOf = (types: readonly ArticleType[], text: string): ArticleType | null =>
  types.find((type) => patternOf.get(type)?.test(text)) ?? null;

const lastPlace = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1;

/** Container types that are a bottle with a certain closure. */
const fittedBottles: Readonly<Partial<Record<ArticleType, ArticleType>>> = {
  dropper: "dropper_bottle",
  roll_on: "roll_on_bottle",
};

/** The container or the closure, if a name has words for both. */
function eitherOf(
  container: ArticleType,
  closure: ArticleType,
  text: string,
  { volumeMl }: ArticleHints,
): ArticleType {
  const isFirst = isClosureFirst(text);
  if (isFirst || closureOfContainer.test(text)) {
    const isDropper = closure === "dropper" && volumeMl !== null && !patternOf.get("screw_cap")?.test(text);
    if (!isDropper || isFirst) return closure;
  }
  // Only containers are named by their content; otherwise the last noun is the article, and the others describe it.
  const isContainer = volumeMl !== null || lastPlace(lastContainer, text) > lastPlace(lastClosure, text);
  if (!isContainer) return closure;
  return (container === "bottle" ? fittedBottles[closure] : undefined) ?? container;
}

/** The kind of a cap without further words. */
function capOf(text: string, isCut: boolean, { diameterMm, weightG }: ArticleHints): ArticleType {
  const isForJar =
    patternOf.get("jar")?.test(text) || (diameterMm ?? 0) >= jarFrom || (weightG ?? 0) >= jarContentFromG;
  if (isForJar) return "jar_lid";
  const isPushedOn = pushedOn.test(text) || (isCut && cutMark.test(text));
  return isPushedOn && !threaded.test(text) ? "overcap" : "screw_cap";
}

/**
 * The kind of article, or null if its name has no word of the trade. A cap without further words is a jar lid if it is
 * wide, an overcap if it is for a crimped pump (`C/F`, `D/F`), a screw cap otherwise.
 */
export function articleIn({ text, isCut }: ListedName, hints: ArticleHints): ArticleType | null {
  const alone = text.replaceAll(accompanying, " ").trim();
  const own = alone.replace(intended, " ").trim();
  const described = [own, alone, text].find(
    (one) =>
      firstOf(
        articles.map(({ key }) => key),
        one,
      ) !== null,
  );
  if (described === undefined) return null;
  if (patternOf.get("preform")?.test(described)) return "preform";
  const container = firstOf(containerOrder, described);
  const closure = firstOf(closureOrder, described);
  const part = firstOf(partTypes, described);
  if (part && !isClosureFirst(described) && container !== "jar") return part;
  const fitted = firstOf(["dropper_bottle", "roll_on_bottle"], described);
  const isCap = patternOf.get("screw_cap")?.test(described);
  if (fitted && !isCap) return fitted;
  const found =
    container && closure ? eitherOf(container, closure, described, hints) : (closure ?? container);
  return found === "screw_cap" ? capOf(described, isCut, hints) : found;
}
