import { readFile } from "node:fs/promises";

/** Reads a text file, decoded by `textOf`. Rethrows errors of the file system. */
export const readText = async (path: string): Promise<string> => textOf(await readFile(path));

/**
 * Decodes a text in the encodings that editors save: UTF-8, with or without a byte order mark, or UTF-16 with one,
 * which Windows calls Unicode. Throws for other encodings: they cannot be detected reliably, and wrong letters would go
 * unnoticed.
 */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Error("It is not encoded as UTF-8. Save it again with the encoding UTF-8.", { cause: error });
  }
}
