import { gtin14 } from "@preforma/domain/catalogue";
import type { Db } from "../database/schema.ts";
import { RefusedError } from "../errors/index.ts";
import { inBatches } from "./store-batches.ts";

/** An article would have got the GTIN of another one. Nothing was written. */
export class GtinTakenError extends RefusedError {
  override readonly name = "GtinTakenError";
  readonly gtin: string;
  /** The code of the article that has the number. */
  readonly holder: string;

  constructor(gtin: string, holder: string, wanted: string) {
    super(
      `${wanted} cannot get the GTIN ${gtin}: ${holder} has it, and a GTIN names one product. ` +
        `If it is right, take it away from the other first: pnpm staff products set ${holder} --without gtin`,
    );
    this.gtin = gtin;
    this.holder = holder;
  }
}

/** A GTIN in all lengths that records may use: 14, 13, 12 and 8 digits. */
export function gtinLengths(gtin: string): string[] {
  const number = gtin14(gtin);
  return [14, 13, 12, 8]
    .filter((length) => /^0*$/.test(number.slice(0, 14 - length)))
    .map((length) => number.slice(14 - length));
}

/** The codes of the articles that have certain GTINs, by the 14-digit GTIN. */
export async function holdersOf(
  db: Db,
  gtins: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found: { code: string; gtin: string | null }[] = [];
  await inBatches(gtins, 500, async (batch) => {
    found.push(
      ...(await db
        .selectFrom("products")
        .select(["code", "gtin"])
        .where("gtin", "in", batch.flatMap(gtinLengths))
        .orderBy("id")
        .execute()),
    );
  });
  const codes = new Map<string, string[]>();
  for (const { code, gtin } of found) {
    const key = gtin14(gtin ?? "");
    codes.set(key, [...(codes.get(key) ?? []), code]);
  }
  return codes;
}

/**
 * Throws `GtinTakenError` if a GTIN that a transaction gave to an article, by its code, also belongs to another
 * article. Call it after `bumpVersion`: two transactions that give the same number then see each other, as the second
 * waits for the version. Stores of earlier releases contain duplicates, so a unique index is impossible.
 */
export async function refuseTakenGtins(transaction: Db, given: ReadonlyMap<string, string>): Promise<void> {
  if (given.size === 0) return;
  const holders = await holdersOf(transaction, [...given.values()]);
  for (const [code, gtin] of given) {
    const other = holders.get(gtin14(gtin))?.find((holder) => holder !== code);
    if (other !== undefined) throw new GtinTakenError(gtin, other, code);
  }
}
