import { Readable } from "node:stream";
import { parse } from "csv-parse";
import { messageOf } from "../../errors/index.ts";
import { decoded, encodingOf, type Encoding, type Source } from "./encoding.ts";
import { TableBuilder, UnreadableFileError, type IsTitle, type Table } from "./table.ts";

const delimiters = [";", "\t", ",", "|"] as const;

/** `sep=;` on the first line is Excel's own way to name the delimiter. */
const declared = /^sep=(.)\r?\n/i;

/** Number of characters at the start from which the delimiter is detected. */
const sampleLength = 65_536;
/** A row longer than this, in characters, has an unclosed quote. */
const longestRow = 1_000_000;

/** The delimiter that gives the first lines most fields; quoted text does not count. */
export function delimiterOf(text: string): string {
  const lines = text
    .trimStart()
    .split(/\r?\n/, 20)
    .map((line) => line.replaceAll(/"[^"]*"?/g, ""));
  const counts = delimiters.map((delimiter) => {
    const widths = lines.map((line) => line.split(delimiter).length);
    const width = Math.max(...widths);
    const alike = widths.filter((one) => one === width).length;
    return { delimiter, weight: width > 1 ? width * alike * alike : 0 };
  });
  return counts.reduce((best, one) => (one.weight > best.weight ? one : best)).delimiter;
}

async function sampleOf(source: Source, encoding: Encoding): Promise<string> {
  let sample = "";
  for await (const text of decoded(source, encoding)) {
    sample += text;
    if (sample.length >= sampleLength) break;
  }
  return sample.slice(0, sampleLength);
}

async function* withoutDeclaration(text: AsyncIterable<string>, length: number): AsyncGenerator<string> {
  let left = length;
  for await (const piece of text) {
    yield piece.slice(left);
    left = Math.max(0, left - piece.length);
  }
}

/**
 * Reads a CSV file as a stream. Rows of unequal length are accepted; a quote in the middle of a field is text. Throws
 * `UnreadableFileError`.
 */
export async function readCsv(
  source: Source,
  { isTitle = () => false, encoding }: { isTitle?: IsTitle; encoding?: Encoding | undefined } = {},
): Promise<Table> {
  const found = encoding ?? (await encodingOf(source));
  const sample = await sampleOf(source, found);
  const [declaration = "", named] = declared.exec(sample) ?? [];
  const text = withoutDeclaration(decoded(source, found), declaration.length);
  const parser = parse({
    delimiter: named ?? delimiterOf(sample),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: longestRow,
  });
  const builder = new TableBuilder();
  // A quoted line break splits a row over two lines; people count rows, so records are numbered, not lines.
  let number = declaration === "" ? 0 : 1;
  try {
    for await (const record of Readable.from(text).pipe(parser) as AsyncIterable<string[]>) {
      number += 1;
      builder.add({ number, cells: record });
    }
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    throw new UnreadableFileError(`The file is not a readable CSV file: ${messageOf(error)}`, {
      cause: error,
    });
  }
  if (builder.isEmpty) throw new UnreadableFileError("The file is empty.");
  return builder.finish(isTitle);
}
