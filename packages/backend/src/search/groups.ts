/** Reduces results to one document per group; its arrays are reused from query to query. */
export class Groups {
  readonly #groups: Uint32Array;
  /** By group: the number of its first document, plus one. */
  readonly #first: Uint32Array;
  readonly #member: Uint8Array;

  /** `groups` contains the group number of each document, 0 for none; `count` is one more than the highest. */
  constructor(groups: Uint32Array, count: number) {
    this.#groups = groups;
    this.#first = new Uint32Array(count);
    this.#member = new Uint8Array(groups.length);
  }

  /**
   * Keeps the best document of each group among the first `total` in `list`, by score, then by number. Returns how many
   * are left, in their old order.
   */
  byScore(list: Uint32Array, total: number, scores: Uint16Array): number {
    const groups = this.#groups;
    const first = this.#first.fill(0);
    for (let at = 0; at < total; at += 1) {
      const document = list[at]!;
      const group = groups[document]!;
      const best = first[group]! - 1;
      if (
        best < 0 ||
        scores[document]! > scores[best]! ||
        (scores[document] === scores[best] && document < best)
      )
        first[group] = document + 1;
    }
    let left = 0;
    for (let at = 0; at < total; at += 1) {
      const document = list[at]!;
      const group = groups[document]!;
      if (group === 0 || first[group] === document + 1) list[left++] = document;
    }
    return left;
  }

  /** The same for an order of the whole catalogue; afterwards `list` contains the remaining ones. */
  inOrder(list: Uint32Array, total: number, order: Uint32Array): number {
    const groups = this.#groups;
    const first = this.#first.fill(0);
    const member = this.#member;
    for (let at = 0; at < total; at += 1) member[list[at]!] = 1;
    let left = 0;
    for (const document of order) {
      if (member[document] === 0) continue;
      member[document] = 0;
      const group = groups[document]!;
      if (group > 0 && first[group]! > 0) continue;
      first[group] = document + 1;
      list[left++] = document;
    }
    return left;
  }
}
