import { createHash } from "node:crypto";

/** Hashes per entry. With 18 bits per entry about 1 of 5,000 others is taken for one. */
const hashCount = 12;
/** Bits per entry. */
export const bitsPerEntry = 18;

/** A Bloom filter: it knows every entry it was made of, and rarely takes another text for one. */
export interface Filter {
  has(text: string): boolean;
}

/** Places of a text in a filter of so many bits, by double hashing. */
function places(text: string, size: number): number[] {
  const digest = createHash("sha256").update(text).digest();
  const first = digest.readUInt32LE(0);
  // Odd, so that the places differ.
  const step = digest.readUInt32LE(4) | 1;
  return Array.from({ length: hashCount }, (_, index) => (first + index * (step >>> 0)) % size);
}

/** Makes the bytes of a filter that knows these entries. */
export function filterBytes(entries: ReadonlySet<string>): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((entries.size * bitsPerEntry) / 8));
  for (const entry of entries)
    for (const place of places(entry, bytes.length * 8))
      bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (1 << (place & 7));
  return bytes;
}

/** Opens a filter made by {@link filterBytes}. */
export function openFilter(bytes: Uint8Array): Filter {
  return {
    has: (text) =>
      places(text, bytes.length * 8).every((place) => ((bytes[place >> 3] ?? 0) & (1 << (place & 7))) !== 0),
  };
}
