import { Growing } from "./growing.ts";
import type { SearchDocument } from "./types.ts";

/** Distinct values of one attribute, numbered from 1; 0 means "none". */
class Dictionary {
  readonly values: string[] = [""];
  readonly #numbers = new Map<string, number>();

  number(value: string | null): number {
    if (value === null) return 0;
    let number = this.#numbers.get(value);
    if (number === undefined) {
      number = this.values.push(value) - 1;
      this.#numbers.set(value, number);
    }
    return number;
  }
}

/** A column of dictionary numbers, one per document. */
export interface ValueColumn {
  readonly values: readonly string[];
  readonly numbers: Uint16Array<ArrayBuffer>;
}

/**
 * The attributes for filters, facets and sorting, one typed array each, by ascending document id. A category is the
 * number of a path (own category up to the root): many products share few paths.
 */
export interface Columns {
  readonly count: number;
  readonly ids: Uint32Array<ArrayBuffer>;
  readonly category: Uint32Array<ArrayBuffer>;
  readonly categoryPaths: readonly (readonly number[])[];
  readonly material: ValueColumn;
  readonly neck: ValueColumn;
  readonly colour: ValueColumn;
  readonly food: Uint8Array<ArrayBuffer>;
  readonly featured: Uint8Array<ArrayBuffer>;
  /** Group numbers from 1; 0 means no group. */
  readonly group: Uint32Array<ArrayBuffer>;
  readonly groups: number;
  /** NaN if missing. */
  readonly volume: Float64Array<ArrayBuffer>;
  readonly price: Float64Array<ArrayBuffer>;
  readonly currency: ValueColumn;
  readonly created: Float64Array<ArrayBuffer>;
}

const bytes = (length: number): Uint8Array<ArrayBuffer> => new Uint8Array(length);
const shorts = (length: number): Uint16Array<ArrayBuffer> => new Uint16Array(length);
const words = (length: number): Uint32Array<ArrayBuffer> => new Uint32Array(length);
const floats = (length: number): Float64Array<ArrayBuffer> => new Float64Array(length);

/** Accepts documents in any order and returns the columns in the order of their ids. */
export class ColumnsBuilder {
  readonly #ids = new Growing(words);
  readonly #category = new Growing(words);
  readonly #paths: (readonly number[])[] = [];
  readonly #pathNumbers = new Map<string, number>();
  readonly #material = new Growing(shorts);
  readonly #neck = new Growing(shorts);
  readonly #colour = new Growing(shorts);
  readonly #materials = new Dictionary();
  readonly #necks = new Dictionary();
  readonly #colours = new Dictionary();
  readonly #group = new Growing(words);
  readonly #groups = new Dictionary();
  readonly #food = new Growing(bytes);
  readonly #featured = new Growing(bytes);
  readonly #volume = new Growing(floats);
  readonly #price = new Growing(floats);
  readonly #currency = new Growing(shorts);
  readonly #currencies = new Dictionary();
  readonly #created = new Growing(floats);

  add(document: SearchDocument): void {
    this.#ids.push(document.id);
    this.#category.push(this.#path(document.categoryIds));
    this.#material.push(this.#materials.number(document.material));
    this.#neck.push(this.#necks.number(document.neck?.code ?? null));
    this.#colour.push(this.#colours.number(document.colourKey));
    this.#group.push(this.#groups.number(document.group ?? null));
    this.#food.push(document.foodContact ? 1 : 0);
    this.#featured.push(document.isFeatured ? 1 : 0);
    this.#volume.push(document.volumeMl ?? Number.NaN);
    this.#price.push(document.priceMinor ?? Number.NaN);
    this.#currency.push(this.#currencies.number(document.currency ?? null));
    this.#created.push(document.createdAt);
  }

  /** Arrival numbers by ascending id; throws if two documents have the same id. */
  order(): Uint32Array {
    const ids = this.#ids.array;
    const order = Uint32Array.from({ length: this.#ids.length }, (_, at) => at).sort(
      (a, b) => ids[a]! - ids[b]!,
    );
    for (let at = 1; at < order.length; at += 1) {
      const id = ids[order[at]!]!;
      if (id === ids[order[at - 1]!]) {
        throw new Error(
          `Two search documents have the id ${id}. Ids must be unique; look at the query that reads the products.`,
        );
      }
    }
    return order;
  }

  finish(order: Uint32Array): Columns {
    return {
      count: this.#ids.length,
      ids: this.#ids.arranged(order),
      category: this.#category.arranged(order),
      categoryPaths: this.#paths,
      material: { values: this.#materials.values, numbers: this.#material.arranged(order) },
      neck: { values: this.#necks.values, numbers: this.#neck.arranged(order) },
      colour: { values: this.#colours.values, numbers: this.#colour.arranged(order) },
      group: this.#group.arranged(order),
      groups: this.#groups.values.length,
      food: this.#food.arranged(order),
      featured: this.#featured.arranged(order),
      volume: this.#volume.arranged(order),
      price: this.#price.arranged(order),
      currency: { values: this.#currencies.values, numbers: this.#currency.arranged(order) },
      created: this.#created.arranged(order),
    };
  }

  #path(categoryIds: readonly number[]): number {
    const key = categoryIds.join();
    let path = this.#pathNumbers.get(key);
    if (path === undefined) {
      path = this.#paths.push([...categoryIds]) - 1;
      this.#pathNumbers.set(key, path);
    }
    return path;
  }
}
