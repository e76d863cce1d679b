import { readFile } from "node:fs/promises";

/** Reads a text file that a person saved, as `textOf` does. Throws the errors of the file system too. */
export const readText = async (path: string): Promise<string> => textOf(await readFile(path));

/**
 * A text as editors save it: UTF-8, with or without a byte order mark, or UTF-16 with one, as Windows calls Unicode.
 * Throws for other encodings: which one it is cannot be told for sure, and wrong letters would go unnoticed.
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
