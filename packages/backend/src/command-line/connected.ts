import pg from "pg";
import { messageOf, RefusedError } from "../errors/index.ts";

/** Runs work on a connection to the database in DATABASE_URL. Throws `RefusedError` if it cannot be reached. */
export async function connected<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: "preforma command" });
  // A connection that breaks between two statements must not end the process: the next statement reports it.
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new RefusedError(`The database in DATABASE_URL cannot be reached: ${messageOf(error)}.`);
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
