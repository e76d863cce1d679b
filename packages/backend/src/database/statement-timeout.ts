import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";

/** What node-postgres says of a statement that its `query_timeout` ended. */
const timedOut = "Query read timeout";

/**
 * Closes connections on which a statement has timed out: whatever such a connection was doing, perhaps in the
 * middle of a transaction, its next user must not go on in it. The time is the pool's own `query_timeout`.
 */
export function closingAfterTimeout(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => closing(await pool.connect()),
  };
}

function closing(client: pg.PoolClient): PostgresPoolClient {
  let failure: Error | null = null;
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    // A rollback would only wait once more.
    if (failure) throw failure;
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      if (error instanceof Error && error.message === timedOut) failure = error;
      throw error;
    }
  };
  return {
    query: query as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy === true || failure !== null),
  };
}
