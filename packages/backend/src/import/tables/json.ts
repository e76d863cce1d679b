import { decodeText } from "./csv.ts";
import { messageOf } from "../../errors.ts";
import { cellText, UnreadableFileError, type Table } from "./table.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The list itself, or the one list that an object around it holds (`{ "products": [...] }`). */
function listIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  const lists: unknown[][] = isRecord(value)
    ? Object.values(value).filter((entry) => Array.isArray(entry))
    : [];
  return lists.length === 1 ? (lists[0] ?? null) : null;
}

/** Reads a JSON file: a list of objects, bare or as the only list of an object. The first one is row 1. */
export function readJson(bytes: Uint8Array): Table {
  let value: unknown;
  try {
    value = JSON.parse(decodeText(bytes));
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
  const columns = [...new Set(list.flatMap((entry) => (isRecord(entry) ? Object.keys(entry) : [])))];
  if (columns.length === 0) throw new UnreadableFileError("The list holds no objects.");
  // What is no object arrives as a row without values, and so is reported rather than lost.
  return {
    columns: columns.map((title) => title.trim()),
    rows: list.map((entry, index) => ({
      number: index + 1,
      cells: columns.map((column) => (isRecord(entry) ? cellText(entry[column]) : "")),
    })),
  };
}
