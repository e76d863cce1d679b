/** All terms of the index, sorted by UTF-16 units; a term's number is its index. */
export class Vocabulary {
  readonly terms: readonly string[];
  /** The spelling of a term with its accents, for suggestions to the visitor. */
  readonly spellings: readonly string[];
  readonly #firstWord: number;

  /** `terms` sorted; `spellings` in parallel. */
  constructor(terms: readonly string[], spellings: readonly string[]) {
    this.terms = terms;
    this.spellings = spellings;
    this.#firstWord = this.#firstFrom(":", 0);
  }

  /** The term's number, or -1. */
  find(term: string): number {
    const at = this.#firstFrom(term, 0);
    return this.terms[at] === term ? at : -1;
  }

  /** The half-open range of terms that start with a prefix. */
  startingWith(prefix: string): [from: number, to: number] {
    const from = this.#firstFrom(prefix, 0);
    return [from, this.#endOfPrefix(prefix, from)];
  }

  /**
   * Visits terms within a number of typing errors: a letter extra, missing or wrong, two swapped (restricted
   * Damerau-Levenshtein), also two swapped across a third, as often happens to vowels: `kavonaz`, `kavanoz`. With
   * `asPrefix`, also terms with such a beginning; the distance is then the beginning's. Numbers are never near each
   * other.
   *
   * The sorted terms are walked like a trie: rows of the edit table are reused for the prefix shared with the previous
   * term, and everything below a prefix that is already too far is skipped.
   */
  near(word: string, max: number, asPrefix: boolean, visit: (term: number, distance: number) => void): void {
    const width = word.length;
    const rows: Uint8Array[] = [Uint8Array.from({ length: width + 1 }, (_, at) => at)];
    const min: number[] = [0];
    let before = "";
    let valid = 0;
    let at = this.#firstWord;
    while (at < this.terms.length) {
      const term = this.terms[at]!;
      let depth = 0;
      while (depth < valid && term.charCodeAt(depth) === before.charCodeAt(depth)) depth += 1;
      before = term;
      let jump = -1;
      while (depth < term.length) {
        const row = (rows[depth + 1] ??= new Uint8Array(width + 1));
        min[depth + 1] = fillRow(row, rows, word, term, depth);
        depth += 1;
        if (asPrefix && row[width]! <= max) {
          jump = this.#endOfPrefix(term.slice(0, depth), at);
          for (let found = at; found < jump; found += 1) visit(found, row[width]!);
          break;
        }
        // A swap uses up to three earlier rows, so these must be exhausted too.
        if (min[depth]! > max && min[depth - 1]! >= max && (depth < 2 || min[depth - 2]! >= max)) {
          jump = this.#endOfPrefix(term.slice(0, depth), at);
          break;
        }
      }
      valid = depth;
      if (jump >= 0) at = jump;
      else {
        const distance = rows[term.length]![width]!;
        if (!asPrefix && distance <= max) visit(at, distance);
        at += 1;
      }
    }
  }

  /** The first term from `from` on that is not less than `bound`. */
  #firstFrom(bound: string, from: number): number {
    let low = from;
    let high = this.terms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.terms[middle]! < bound) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The end of the run of terms with this prefix, starting at `from`; steps double, because most runs are short. */
  #endOfPrefix(prefix: string, from: number): number {
    let low = from;
    let step = 1;
    while (low + step < this.terms.length && this.terms[low + step]!.startsWith(prefix)) {
      low += step;
      step *= 2;
    }
    let high = Math.min(low + step, this.terms.length);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.terms[middle]!.startsWith(prefix)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Adds the row for one more letter of a term; returns the row's smallest entry. */
function fillRow(
  row: Uint8Array,
  rows: readonly Uint8Array[],
  word: string,
  term: string,
  depth: number,
): number {
  const above = rows[depth]!;
  const letter = term.charCodeAt(depth);
  const oneBefore = depth > 0 ? term.charCodeAt(depth - 1) : -1;
  const twoBefore = depth > 1 ? term.charCodeAt(depth - 2) : -1;
  let min = depth + 1;
  row[0] = depth + 1;
  for (let at = 1; at < row.length; at += 1) {
    const typed = word.charCodeAt(at - 1);
    let cost = above[at - 1]! + (typed === letter ? 0 : 1);
    if (above[at]! + 1 < cost) cost = above[at]! + 1;
    if (row[at - 1]! + 1 < cost) cost = row[at - 1]! + 1;
    if (at > 1 && typed === oneBefore && word.charCodeAt(at - 2) === letter)
      cost = Math.min(cost, rows[depth - 1]![at - 2]! + 1);
    if (
      at > 2 &&
      typed === twoBefore &&
      word.charCodeAt(at - 3) === letter &&
      word.charCodeAt(at - 2) === oneBefore
    ) {
      cost = Math.min(cost, rows[depth - 2]![at - 3]! + 1);
    }
    row[at] = cost;
    if (cost < min) min = cost;
  }
  return min;
}
