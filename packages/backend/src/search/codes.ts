import { compactCode } from "./analyse.ts";

/** Article codes, compacted and sorted. They are not part of the vocabulary, because each is a separate word. */
export class Codes {
  readonly #keys: readonly string[];
  readonly #documents: Uint32Array;

  constructor(entries: readonly (readonly [key: string, document: number])[]) {
    const sorted = entries.toSorted((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] - b[1]));
    this.#keys = sorted.map(([key]) => key);
    this.#documents = Uint32Array.from(sorted, ([, document]) => document);
  }

  has(prefix: string): boolean {
    return this.#keys[this.#first(prefix)]?.startsWith(prefix) ?? false;
  }

  /** Visits the documents whose code is the key or starts with it. */
  visit(prefix: string, found: (document: number, isWhole: boolean) => void): void {
    for (let at = this.#first(prefix); at < this.#keys.length; at += 1) {
      if (!this.#keys[at]!.startsWith(prefix)) return;
      found(this.#documents[at]!, this.#keys[at] === prefix);
    }
  }

  #first(key: string): number {
    let low = 0;
    let high = this.#keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#keys[middle]! < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const runningNumber = /^\p{L}+(\d{2,})$/u;

/**
 * The number of `TR0757` without its letters and leading zeros, `757`: the part that people read out on the telephone.
 */
export function runningNumberOf(compact: string): string | undefined {
  return runningNumber.exec(compact)?.[1]?.replace(/^0+(?=\d{2})/, "");
}

/** Both code tables of a catalogue; `codes` by document number. */
export function codeTables(codes: readonly string[]): { whole: Codes; running: Codes } {
  const whole: [string, number][] = [];
  const running: [string, number][] = [];
  codes.forEach((code, document) => {
    const compact = compactCode(code);
    if (compact === "") return;
    whole.push([compact, document]);
    const number = runningNumberOf(compact);
    if (number !== undefined) running.push([number, document]);
  });
  return { whole: new Codes(whole), running: new Codes(running) };
}
