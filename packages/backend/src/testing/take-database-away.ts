import pg from "pg";

/**
 * Ends all connections to a PostgreSQL database and refuses new ones, like a stopped server. Returns a function that
 * restores access.
 */
export async function takeDatabaseAway(databaseUrl: string): Promise<() => Promise<void>> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const allow = async (allowed: boolean): Promise<void> => {
    const client = new pg.Client({ connectionString: process.env["TEST_DATABASE_URL"] });
    await client.connect();
    await client.query(`alter database ${name} with allow_connections ${allowed}`);
    if (!allowed)
      await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
    await client.end();
  };
  await allow(false);
  return () => allow(true);
}
