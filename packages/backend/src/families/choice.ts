/** A whole number from a text, the same on every machine and in every run (FNV-1a, 32 bits, with a final mix). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** One of a list, chosen by a text: always the same one for the same text. */
export function choose<T>(from: readonly T[], by: string): T {
  const chosen = from[hash(by) % from.length];
  if (chosen === undefined) throw new Error(`Nothing to choose from for ${by}`);
  return chosen;
}
