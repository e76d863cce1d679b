import { fold } from "@preforma/domain/text";
import { articles, materialVocabulary, shapeWords, surfaceWords } from "@preforma/domain/vocabulary";
import { listWords } from "./article-words.ts";
import { glassWords, materialMisspellings } from "./material.ts";

const inWords = (texts: readonly string[]): string[] => texts.flatMap((text) => fold(text).split(/[\s-]+/));

/** One-word names of forms: round, square and the like, in Turkish and English. */
export const formWords: ReadonlySet<string> = new Set(
  Object.values(shapeWords)
    .flatMap((word) => [fold(word.tr), fold(word.en)])
    .filter((word) => /^\p{L}+$/u.test(word)),
);

/** Words that describe an article: kinds, materials, surfaces. Two letters and more, folded. */
export const descriptiveWords: ReadonlySet<string> = new Set([
  ...articles.flatMap(({ one, many, aliases }) =>
    inWords([...Object.values(one), ...Object.values(many), ...aliases]),
  ),
  ...[...listWords.values()].flatMap((words) => inWords(words)),
  ...materialVocabulary.flatMap(({ key, short, aliases }) =>
    inWords([key, ...Object.values(short), ...aliases]),
  ),
  ...inWords(Object.values(materialMisspellings).flat()),
  ...inWords(glassWords),
  ...inWords(surfaceWords),
  ...inWords([
    "plastic",
    "plastik",
    "flint",
    "neck",
    "dia",
    "pcs",
    "pco",
    "ropp",
    "din",
    "fea",
    "crimp",
    "bpf",
  ]),
]);

/** Units and fitting marks, as written after a number. */
export const unitWords: ReadonlySet<string> = new Set(
  "mm m cm ml mls cc cl l lt ltr ltrs g gr gm gms grm grms gram grams kg oz мл л г мм مل غ لتر c/f d/f s/n h/p cf df".split(
    " ",
  ),
);
