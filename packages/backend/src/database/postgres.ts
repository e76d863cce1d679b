import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { codeOf, messageOf } from "../errors.ts";
import { DatabaseUnavailableError } from "./errors.ts";
import type { DatabaseSchema } from "./schema.ts";

/** How long a connection attempt may take, ms. */
const connectTimeout = 10_000;

/** Host, port and database of a connection address, without user or password. */
export function describePostgres(url: string): string {
  try {
    const { hostname, port, pathname, searchParams } = new URL(url);
    return `PostgreSQL ${searchParams.get("host") ?? (hostname || "local socket")}${port ? `:${port}` : ""}${pathname}`;
  } catch {
    return "PostgreSQL";
  }
}

/** What to tell the person at the terminal about a connection that failed. */
function explain(url: string, error: unknown): DatabaseUnavailableError {
  const code = codeOf(error);
  const where = describePostgres(url);
  const reasons: Record<string, string> = {
    ENOTFOUND: "its host name is not known. Check the host in DATABASE_URL.",
    EAI_AGAIN:
      "its host name cannot be looked up at the moment. Check the host in DATABASE_URL and the network.",
    ECONNREFUSED:
      "nothing listens there. Is the server running, and are host and port in DATABASE_URL right?",
    ENOENT: "its socket does not exist. Is the server running, and is the path in DATABASE_URL right?",
    ETIMEDOUT: "it does not answer. Check host, port and firewall.",
    EHOSTUNREACH: "its host cannot be reached. Check host and network.",
    "28P01": "the password was refused. Check user and password in DATABASE_URL.",
    "28000": "the user was refused. Check the user in DATABASE_URL and pg_hba.conf.",
    "3D000": "the database does not exist. Create it first (createdb).",
    "53300": "it has no free connections. Raise max_connections or close other clients.",
  };
  const reason = (code && reasons[code]) ?? `${messageOf(error) || code || "unknown reason"}.`;
  return new DatabaseUnavailableError(`Cannot open ${where}: ${reason}`, { cause: error });
}

/** Connects and checks that the server answers and is new enough; throws `DatabaseUnavailableError`. */
export async function openPostgres(url: string): Promise<{ db: Kysely<DatabaseSchema>; pool: pg.Pool }> {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new DatabaseUnavailableError(
      "DATABASE_URL is not an address such as postgres://user:password@host:5432/name.",
    );
  }
  let pool: pg.Pool;
  try {
    pool = new pg.Pool({
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: connectTimeout,
      application_name: "preforma",
      types: {
        // Counts and amounts of money: all far below 2⁵³, and text by default.
        getTypeParser: (type, format) =>
          type === pg.types.builtins.INT8 && format !== "binary"
            ? Number
            : pg.types.getTypeParser(type, format),
      },
    });
    // An idle connection that breaks would otherwise end the process; the pool replaces it by itself.
    pool.on("error", () => {});
    // The same for one that somebody holds between two statements of a transaction: the next one fails.
    pool.on("connect", (client) => client.on("error", () => {}));
    const { rows } = await pool.query<{ number: string }>(
      "select current_setting('server_version_num') as number",
    );
    if (Number(rows[0]?.number) < 150_000) {
      await pool.end();
      throw new DatabaseUnavailableError(
        `Cannot use ${describePostgres(url)}: PostgreSQL 15 or newer is needed.`,
      );
    }
  } catch (error) {
    throw error instanceof DatabaseUnavailableError ? error : explain(url, firstOf(error));
  }
  return { db: new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) }), pool };
}

/** Node wraps the attempts on several addresses of one host in an AggregateError. */
function firstOf(error: unknown): unknown {
  return error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error;
}
