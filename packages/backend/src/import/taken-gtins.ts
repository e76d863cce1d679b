import { gtin14 } from "@preforma/domain/catalogue";
import type { Kysely } from "kysely";
import { GtinTakenError, holdersOf } from "../catalogue/gtins.ts";
import type { DatabaseSchema } from "../database/index.ts";
import type { ReadRows } from "./rows.ts";

/** Rejects the rows that give their product the GTIN of another one that is stored. */
export async function withoutTakenGtins(
  db: Kysely<DatabaseSchema>,
  { drafts, rejections }: ReadRows,
): Promise<ReadRows> {
  const holders = await holdersOf(
    db,
    drafts.map(({ gtin }) => gtin).filter((gtin) => typeof gtin === "string"),
  );
  const result: ReadRows = { drafts: [], rejections: [...rejections] };
  for (const draft of drafts) {
    const { row, code, name, gtin } = draft;
    const holding = gtin ? (holders.get(gtin14(gtin)) ?? []) : [];
    const [other] = holding;
    // Stores of earlier releases hold equal numbers; a row that changes nothing about it is taken.
    if (!gtin || other === undefined || holding.includes(code)) result.drafts.push(draft);
    else result.rejections.push({ row, code, name, reason: new GtinTakenError(gtin, other, code).message });
  }
  return { ...result, rejections: result.rejections.toSorted((a, b) => a.row - b.row) };
}
