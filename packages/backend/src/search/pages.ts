/** Extracts pages from the results; its arrays are reused from query to query. */
export class Pages {
  readonly #member: Uint8Array;
  readonly #places = new Uint32Array(65_536);

  constructor(documents: number) {
    this.#member = new Uint8Array(documents);
  }

  /** The documents from `start` to `end` of the first `total` in `list`, in the given order of the whole catalogue. */
  inOrder(list: Uint32Array, total: number, order: Uint32Array, start: number, end: number): number[] {
    if (start >= total) return [];
    const member = this.#member;
    const last = Math.min(end, total);
    const page: number[] = [];
    if (total === member.length) return [...order.subarray(start, last)];
    for (let at = 0; at < total; at += 1) member[list[at]!] = 1;
    for (let at = 0, passed = 0; passed < last; at += 1) {
      const document = order[at]!;
      if (member[document] === 0) continue;
      if (passed >= start) page.push(document);
      passed += 1;
    }
    for (let at = 0; at < total; at += 1) member[list[at]!] = 0;
    return page;
  }

  /**
   * The same by descending score, then ascending document: a counting sort that outputs only the page, so that page 1
   * and page 5,000 cost the same.
   */
  byScore(list: Uint32Array, total: number, scores: Uint16Array, start: number, end: number): number[] {
    if (start >= total) return [];
    const places = this.#places;
    let min = 65_535;
    let max = 0;
    for (let at = 0; at < total; at += 1) {
      const score = scores[list[at]!]!;
      if (score < min) min = score;
      if (score > max) max = score;
    }
    places.fill(0, min, max + 1);
    for (let at = 0; at < total; at += 1) places[scores[list[at]!]!]! += 1;
    for (let score = max, place = 0; score >= min; score -= 1) {
      const count = places[score]!;
      places[score] = place;
      place += count;
    }
    const page = Array.from<number>({ length: Math.min(end, total) - start });
    for (let at = 0; at < total; at += 1) {
      const document = list[at]!;
      const place = places[scores[document]!]!;
      places[scores[document]!] = place + 1;
      if (place >= start && place < end) page[place - start] = document;
    }
    return page;
  }
}
