import { fold } from "@preforma/domain/text";
import { findNeck } from "@preforma/domain/vocabulary";
import { descriptiveWords, formWords, unitWords } from "./descriptive.ts";

const measure = /^[\d.,/x×°*-]+(?:mm?|cm|ml|mls|cc|cl|lt?|ltr|g|gr|gms?|grms?|kg|oz|мл|л|г|мм|مل)?$/u;
/** Words that join others and say nothing alone. */
const joining: ReadonlySet<string> = new Set(
  "with for and of the ve icin ile et de pour mit und с для no".split(" "),
);

/** How many words of a name a title takes on. */
const maxWords = 6;

/**
 * The words of a name that tell its article from others of its kind, as they are written: the model or the
 * brand it was made for, and its form. `isSaid` knows the words that the title says otherwise.
 */
export function labelIn(name: string, isSaid: (word: string) => boolean): string | null {
  const neck = findNeck(name);
  const rest = neck ? `${name.slice(0, neck.start)} ${name.slice(neck.end)}` : name;
  const words = rest.split(/[\s,;()[\]"]+/u).filter((written) => {
    const word = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u.exec(fold(written))?.[0] ?? "";
    if (word === "" || measure.test(word) || unitWords.has(word) || joining.has(word)) return false;
    // Forms stay, since no title composes them: two bottles may differ in nothing else.
    return formWords.has(word) || !(descriptiveWords.has(word) || isSaid(word));
  });
  return words.slice(0, maxWords).join(" ") || null;
}
