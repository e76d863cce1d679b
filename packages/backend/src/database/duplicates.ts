import { codeOf } from "../errors/index.ts";

/** SQLite's extended result codes for a unique index and a primary key. */
const sqliteDuplicates: readonly unknown[] = [2067, 1555];

/** Whether a statement failed because a row like it is there already, in either dialect. */
export function isDuplicate(error: unknown): boolean {
  if (codeOf(error) === "23505") return true;
  return error instanceof Error && "errcode" in error && sqliteDuplicates.includes(error.errcode);
}
