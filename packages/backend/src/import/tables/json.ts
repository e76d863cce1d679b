import { messageOf } from "../../errors/index.ts";
import { decoded, encodingOf, type Encoding, type Source } from "./encoding.ts";
import {
  cellText,
  hasThreeDecimals,
  tableLimits,
  UnreadableFileError,
  type Table,
  type TableRow,
} from "./table.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The list itself, or the only list in an object (`{ "products": [...] }`). */
function listIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  const lists: unknown[][] = isRecord(value)
    ? Object.values(value).filter((entry) => Array.isArray(entry))
    : [];
  return lists.length === 1 ? (lists[0] ?? null) : null;
}

async function textOf(source: Source, encoding: Encoding): Promise<string> {
  const pieces: string[] = [];
  let length = 0;
  for await (const piece of decoded(source, encoding)) {
    length += piece.length;
    if (length > tableLimits.characters)
      throw new UnreadableFileError(
        `A JSON file may hold ${tableLimits.characters} characters. Split it, or save the list as CSV.`,
      );
    pieces.push(piece);
  }
  return pieces.join("");
}

/**
 * Reads a JSON file: a list of objects, bare or as the only list in an object. The first one is row 1. Throws
 * `UnreadableFileError`.
 */
export async function readJson(
  source: Source,
  { encoding }: { encoding?: Encoding | undefined } = {},
): Promise<Table> {
  const text = await textOf(source, encoding ?? (await encodingOf(source)));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UnreadableFileError(`The file is not valid JSON: ${messageOf(error)}`, {
      cause: error,
    });
  }
  const list = listIn(value);
  if (!list)
    throw new UnreadableFileError(
      'The file must hold a list of objects, such as [{ "code": "A1", "name": "..." }].',
    );
  if (list.length > tableLimits.rows)
    throw new UnreadableFileError(
      `The list has more than ${tableLimits.rows} entries. Split it and import the parts one after the other.`,
    );
  const columns = columnsOf(list);
  if (columns.length === 0) throw new UnreadableFileError("The list holds no objects.");
  // An entry that is not an object becomes a row without values, so that it is reported rather than lost.
  return {
    columns: columns.map((title) => title.trim()),
    rows: list.map((entry, index) => rowOf(entry, index + 1, columns)),
  };
}

function rowOf(entry: unknown, number: number, columns: readonly string[]): TableRow {
  const values = columns.map((column) =>
    isRecord(entry) && Object.hasOwn(entry, column) ? entry[column] : undefined,
  );
  const cells = values.map(cellText);
  const threeDecimals = new Set(
    values.flatMap((value, column) =>
      typeof value === "number" && hasThreeDecimals(cells[column] ?? "") ? [column] : [],
    ),
  );
  return { number, cells, ...(threeDecimals.size > 0 ? { threeDecimals } : {}) };
}

/** The keys of all entries. */
function columnsOf(list: readonly unknown[]): string[] {
  const columns = new Set<string>();
  for (const entry of list) {
    if (isRecord(entry)) for (const key of Object.keys(entry)) columns.add(key);
    if (columns.size > tableLimits.columns)
      throw new UnreadableFileError(
        `The objects of the list have more than ${tableLimits.columns} different keys; they should all have the same.`,
      );
  }
  return [...columns];
}
