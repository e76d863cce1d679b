type Numbers =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

/** A typed array that grows while the index is built, because documents come from a stream of unknown length. */
export class Growing<T extends Numbers> {
  array: T;
  length = 0;
  readonly #make: (length: number) => T;

  constructor(make: (length: number) => T, capacity = 1024) {
    this.#make = make;
    this.array = make(capacity);
  }

  push(value: number): void {
    if (this.length === this.array.length) this.reserve(this.length + 1);
    this.array[this.length] = value;
    this.length += 1;
  }

  append(values: T): void {
    this.reserve(this.length + values.length);
    this.array.set(values, this.length);
    this.length += values.length;
  }

  /** Ensures room for `length` entries in total; new entries are zero. */
  reserve(length: number): void {
    if (length <= this.array.length) return;
    const larger = this.#make(Math.max(length, Math.ceil(this.array.length * 1.6)));
    larger.set(this.array);
    this.array = larger;
  }

  /** The entries reordered: the new entry `i` is the old entry `order[i]`. */
  arranged(order: Uint32Array): T {
    const result = this.#make(this.length);
    for (let at = 0; at < order.length; at += 1) result[at] = this.array[order[at]!]!;
    return result;
  }
}
