import { createHash } from "node:crypto";
import type { SQLOutputValue } from "node:sqlite";

/** The row count of a table, and a checksum of its contents. */
export interface TableSummary {
  rows: number;
  /** Hex; independent of the order of rows: the sum of the SHA-256 of each. */
  checksum: string;
}

/** A row from a database, by column. */
export type Row = Readonly<Record<string, SQLOutputValue>>;

const bound = 2n ** 256n;

/**
 * Accumulates rows into a {@link TableSummary}. Values are compared as text: a 64-bit integer is a number in one
 * dialect and text in the other.
 */
export function summing(columns: readonly string[]) {
  let rows = 0;
  let sum = 0n;
  return {
    add(row: Row): void {
      const values = columns.map((column) => row[column]?.toString() ?? null);
      const hash = createHash("sha256").update(JSON.stringify(values)).digest("hex");
      sum = (sum + BigInt(`0x${hash}`)) % bound;
      rows += 1;
    },
    summary: (): TableSummary => ({ rows, checksum: sum.toString(16) }),
  };
}
