import { createHash } from "node:crypto";
import type { SQLOutputValue } from "node:sqlite";

/** How much a table holds, and a checksum of its contents. */
export interface TableSummary {
  rows: number;
  /** Hex; the same for the same rows in any order: the sum of the SHA-256 of each. */
  checksum: string;
}

/** A row as a database gives it, by column. */
export type Row = Readonly<Record<string, SQLOutputValue>>;

const bound = 2n ** 256n;

/** Adds rows up to a {@link TableSummary}. Values are compared as text: 64 bits are a number here and text there. */
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
