import type { SelectQueryBuilder } from "kysely";
import type { DatabaseSchema } from "./schema.ts";

/** How many rows a query finds. PostgreSQL's 64-bit numbers come as numbers: see `postgres.ts`. */
export async function countOf<Table extends keyof DatabaseSchema>(
  query: SelectQueryBuilder<DatabaseSchema, Table, unknown>,
): Promise<number> {
  const { count } = await query
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
