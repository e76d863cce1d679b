import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import pg from "pg";
import { codeOf, messageOf } from "../errors/index.ts";
import { DatabaseUnavailableError } from "./errors.ts";
import type { Db } from "./schema.ts";

/** The message of node-postgres for a statement that `query_timeout` ended. */
const timedOut = "Query read timeout";

/**
 * Closes connections on which a statement has timed out: such a connection may be in the middle of a transaction, which
 * its next user must not continue. The timeout is the pool's own `query_timeout`.
 */
function closingAfterTimeout(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => closing(await pool.connect()),
  };
}

function closing(client: pg.PoolClient): PostgresPoolClient {
  let failure: Error | null = null;
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    // A rollback would only time out again.
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

/** Max duration of a connection attempt, ms. */
const connectTimeout = 10_000;
/** Max duration of a statement, ms: a form must not hang on a database that is paused. */
export const defaultStatementTimeout = 10_000;
/** The same for migrations, for waiting on other processes and for full reads, ms. */
const longTimeout = 300_000;

/** Host, port and database of a connection address, without user or password. */
export function describePostgres(url: string): string {
  try {
    const { hostname, port, pathname, searchParams } = new URL(url);
    return `PostgreSQL ${searchParams.get("host") ?? (hostname || "local socket")}${port ? `:${port}` : ""}${pathname}`;
  } catch {
    return "PostgreSQL";
  }
}

/** What is wrong with a connection and what to do about it, without details that identify the server. */
const reasons: Record<string, string> = {
  ENOTFOUND: "its host name is not known. Check the host in DATABASE_URL.",
  EAI_AGAIN:
    "its host name cannot be looked up at the moment. Check the host in DATABASE_URL and the network.",
  ECONNREFUSED: "nothing listens there. Is the server running, and are host and port in DATABASE_URL right?",
  ENOENT: "its socket does not exist. Is the server running, and is the path in DATABASE_URL right?",
  ETIMEDOUT: "it does not answer. Check host, port and firewall.",
  EHOSTUNREACH: "its host cannot be reached. Check host and network.",
  "28P01": "the password was refused. Check user and password in DATABASE_URL.",
  "28000": "the user was refused. Check the user in DATABASE_URL and pg_hba.conf.",
  "3D000": "the database does not exist. Create it first (createdb).",
  "53300": "it has no free connections. Raise max_connections or close other clients.",
  "55000": "the database takes no connections at the moment.",
  "57P01": "the server is shutting down.",
  "57P03": "the server is starting or shutting down.",
};

/** The same for a driver error; null for an unknown one. */
export function postgresReason(error: unknown): string | null {
  const code = codeOf(firstOf(error));
  return (code && reasons[code]) || null;
}

/** The message for the person at the terminal about a connection that failed. */
function explain(url: string, error: unknown): DatabaseUnavailableError {
  const reason = postgresReason(error) ?? `${messageOf(error) || codeOf(error) || "unknown reason"}.`;
  return new DatabaseUnavailableError(`Cannot open ${describePostgres(url)}: ${reason}`, { cause: error });
}

/** Connections to one PostgreSQL. */
export interface PostgresConnections {
  /** For requests and jobs; a statement that takes longer than {@link defaultStatementTimeout} fails. */
  db: Db;
  /** For slow work: migrations, waiting for other processes, full reads. */
  patient: Db;
  /** The connections behind `db`, for libraries that talk to PostgreSQL themselves. */
  pool: pg.Pool;
}

/** Connects and checks that the server answers and is new enough; throws `DatabaseUnavailableError`. */
export async function openPostgres(
  url: string,
  statementTimeout = defaultStatementTimeout,
): Promise<PostgresConnections> {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new DatabaseUnavailableError(
      "DATABASE_URL is not an address such as postgres://user:password@host:5432/name.",
    );
  }
  let patient: pg.Pool;
  try {
    patient = poolOf(url, { max: 4, query_timeout: longTimeout });
    const { rows } = await patient.query<{ number: string }>(
      "select current_setting('server_version_num') as number",
    );
    if (Number(rows[0]?.number) < 150_000) {
      await patient.end();
      throw new DatabaseUnavailableError(
        `Cannot use ${describePostgres(url)}: PostgreSQL 15 or newer is needed.`,
      );
    }
  } catch (error) {
    throw error instanceof DatabaseUnavailableError ? error : explain(url, firstOf(error));
  }
  const pool = poolOf(url, { max: 10, query_timeout: statementTimeout });
  return {
    db: kyselyOn(pool),
    pool,
    patient: kyselyOn(patient),
  };
}

const kyselyOn = (pool: pg.Pool): Db =>
  new Kysely({ dialect: new PostgresDialect({ pool: closingAfterTimeout(pool) }) });

function poolOf(url: string, settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: connectTimeout,
    application_name: "preforma",
    types: {
      // Counts and amounts of money are far below 2⁵³, but arrive as text by default.
      getTypeParser: (type, format) =>
        type === pg.types.builtins.INT8 && format !== "binary"
          ? Number
          : pg.types.getTypeParser(type, format),
    },
    ...settings,
  });
  // An idle connection that breaks would otherwise end the process; the pool replaces it by itself.
  pool.on("error", () => {});
  // The same for a connection that breaks between two statements of a transaction: the next statement fails.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Node wraps the attempts on several IP addresses of one host in an AggregateError. */
function firstOf(error: unknown): unknown {
  return error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error;
}
