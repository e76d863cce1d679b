import type { SelectQueryBuilder } from "kysely";
import type { DatabaseSchema } from "./schema.ts";

/** The number of rows that a query finds. PostgreSQL's 64-bit integers arrive as numbers: see `postgres.ts`. */
export async function countOf<Table extends keyof DatabaseSchema>(
  query: SelectQueryBuilder<DatabaseSchema, Table, unknown>,
): Promise<number> {
  const { count } = await query
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
