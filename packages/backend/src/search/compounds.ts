import { extraBit, titleBit } from "./fields.ts";
import type { Vocabulary } from "./vocabulary.ts";

const shortestTail = 4;
const shortestHead = 3;

/** Only for folded German words, which are ASCII. */
function reversed(text: string): string {
  let backwards = "";
  for (let at = text.length - 1; at >= 0; at -= 1) backwards += text[at]!;
  return backwards;
}

/**
 * German words by their ending: a visitor who searches for `Flasche` also means `Tropfflasche`, which German writes as
 * one word. Spelt backwards and sorted, words with the same ending are adjacent.
 */
export class GermanCompounds {
  readonly #backwards: readonly string[];
  readonly #terms: readonly number[];

  constructor(vocabulary: Vocabulary, fieldsOfTerm: Uint16Array) {
    const german = titleBit.de | extraBit.de;
    const entries = vocabulary.terms
      .map((term, number) => ({ backwards: reversed(term), number }))
      .filter(({ backwards, number }) => (fieldsOfTerm[number]! & german) !== 0 && /^[a-z]+$/.test(backwards))
      .sort((a, b) => (a.backwards < b.backwards ? -1 : 1));
    this.#backwards = entries.map(({ backwards }) => backwards);
    this.#terms = entries.map(({ number }) => number);
  }

  /** The terms that end in this one and have a prefix. */
  endingIn(tail: string): number[] {
    if (tail.length < shortestTail) return [];
    const backwards = reversed(tail);
    let low = 0;
    let high = this.#backwards.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#backwards[middle]! < backwards) low = middle + 1;
      else high = middle;
    }
    const found: number[] = [];
    for (; low < this.#backwards.length; low += 1) {
      if (!this.#backwards[low]!.startsWith(backwards)) break;
      if (this.#backwards[low]!.length >= tail.length + shortestHead) found.push(this.#terms[low]!);
    }
    return found;
  }
}
