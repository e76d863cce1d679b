/** A file's bytes, which may be read more than once. */
export type Source = () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Encodings that a person may choose, by the labels of the Encoding Standard. */
export const encodings = [
  "utf-8",
  "utf-16le",
  "utf-16be",
  "windows-1251",
  "windows-1252",
  "windows-1254",
  "windows-1256",
] as const;
export type Encoding = (typeof encodings)[number];

/** The most frequent letters of Russian and of Arabic, as bytes of their Windows code pages. */
const frequentCyrillic = bytesOf("оеаинтсрвлкмОЕАИНТСРВЛКМ", "windows-1251");
const frequentArabic = bytesOf("اليمونةترب", "windows-1256");

function bytesOf(letters: string, encoding: Encoding): readonly number[] {
  const decoder = new TextDecoder(encoding);
  const all = Array.from({ length: 256 }, (_, byte) => decoder.decode(Uint8Array.of(byte)));
  return Array.from(letters, (letter) => all.indexOf(letter));
}

/** Byte statistics that distinguish encodings, collected while the file is read. */
class Census {
  readonly bytes = new Float64Array(256);
  /** Zero bytes at even and at odd offsets. */
  readonly zeros: [number, number] = [0, 0];
  /** Bytes above 127 next to another one. */
  pairs = 0;
  #place = 0;
  #before = 0;

  add(chunk: Uint8Array): void {
    for (const byte of chunk) {
      this.bytes[byte] = (this.bytes[byte] ?? 0) + 1;
      if (byte === 0) this.zeros[this.#place === 0 ? 0 : 1] += 1;
      if (byte > 127 && this.#before > 127) this.pairs += 1;
      this.#before = byte;
      this.#place = 1 - this.#place;
    }
  }

  get size(): number {
    return this.bytes.reduce((sum, count) => sum + count, 0);
  }

  sum(bytes: readonly number[]): number {
    return bytes.reduce((sum, byte) => sum + (this.bytes[byte] ?? 0), 0);
  }

  get high(): number {
    return this.bytes.subarray(128).reduce((sum, count) => sum + count, 0);
  }
}

/**
 * The encoding of a text as Excel saves it in different countries: UTF-8 or UTF-16, with or without byte order mark, or
 * the Windows code page of Cyrillic (1251), Arabic (1256) or Turkish and western letters (1254, which has all
 * characters of 1252 that our languages use). General detectors guess on a list's short, upper case words; these counts
 * do not: text contains no zero bytes, and Latin words have few adjacent letters beyond ASCII.
 */
export async function encodingOf(source: Source): Promise<Encoding> {
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  const census = new Census();
  let isUtf8 = true;
  let isFirst = true;
  const decode = (chunk?: Uint8Array): void => {
    try {
      if (isUtf8) utf8.decode(chunk, { stream: chunk !== undefined });
    } catch {
      isUtf8 = false;
    }
  };
  for await (const chunk of source()) {
    if (isFirst && chunk[0] === 0xff && chunk[1] === 0xfe) return "utf-16le";
    if (isFirst && chunk[0] === 0xfe && chunk[1] === 0xff) return "utf-16be";
    isFirst = false;
    decode(chunk);
    census.add(chunk);
  }
  decode();
  const [even, odd] = census.zeros;
  const many = census.size / 20;
  if (odd > many && odd > even * 10) return "utf-16le";
  if (even > many && even > odd * 10) return "utf-16be";
  if (isUtf8) return "utf-8";
  const isOfOtherScript = census.pairs > census.high / 2;
  if (!isOfOtherScript) return "windows-1254";
  return census.sum(frequentArabic) * frequentCyrillic.length >
    census.sum(frequentCyrillic) * frequentArabic.length * 0.5
    ? "windows-1256"
    : "windows-1251";
}

/** The text of a source, in chunks, without byte order mark. */
export async function* decoded(source: Source, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of source()) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
