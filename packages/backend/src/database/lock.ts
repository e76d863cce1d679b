import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { messageOf } from "../errors/index.ts";
import { DataFolderInUseError } from "./errors.ts";
import { explainStorage } from "./explain.ts";
import type { DbTransaction } from "./schema.ts";
import { dialectOf } from "./version.ts";

/** Held while a server uses a data folder. */
export interface DataFolderLock {
  release(): void;
}

const holderSchema = z.object({ pid: z.int(), address: z.string() });

/** Connections that hold a claim. One without a reference would be garbage collected, and its claim with it. */
const holding = new Set<DatabaseSync>();

/**
 * Claims a data folder for this process, or throws `DataFolderInUseError`, or `DatabaseUnavailableError`
 * where nothing can be written. The claim is an exclusive SQLite transaction on a separate file: the operating system
 * drops it with the process, however it ends, so there is no stale lock to judge by pid and no moment in which two
 * can both take it over.
 */
export function lockDataFolder(dataDir: string, address: string): DataFolderLock {
  const holderFile = join(dataDir, "server.json");
  let lock: DatabaseSync | null = null;
  try {
    lock = new DatabaseSync(join(dataDir, "server.lock"), { timeout: 200 });
    lock.exec("begin exclusive");
    writeFileSync(
      holderFile,
      JSON.stringify({ pid: process.pid, address, started_at: new Date().toISOString() }),
    );
  } catch (error) {
    lock?.close();
    if (!/lock|busy/i.test(messageOf(error))) throw explainStorage(error, dataDir);
    throw new DataFolderInUseError(
      `The data folder ${dataDir} is already served by ${describeHolder(holderFile)}. ` +
        "Stop that one first, or give this one another DATA_DIR.",
    );
  }
  const held = lock;
  holding.add(held);
  return {
    release() {
      if (!holding.delete(held)) return;
      held.exec("rollback");
      held.close();
    },
  };
}

function describeHolder(holderFile: string): string {
  try {
    const { pid, address } = holderSchema.parse(JSON.parse(readFileSync(holderFile, "utf8")));
    return `process ${pid} at ${address}`;
  } catch {
    return "another process";
  }
}

/**
 * Makes other transactions that change something of this person wait until this one ends, so that rules over several
 * rows (one default address, at most so many) hold on PostgreSQL too. False when the person is gone. Writing a row's
 * own value takes its lock in both dialects; `for update` is not in SQLite's SQL.
 */
export async function lockCustomer(transaction: DbTransaction, customerId: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("customers")
    .set((columns) => ({ updated_at: columns.ref("updated_at") }))
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * The same for an erasure, which also waits for transactions that only refer to the person, as with a link: they may be
 * promising a mail, and what they have written is there once the lock is.
 */
export async function lockCustomerToErase(transaction: DbTransaction, customerId: number): Promise<boolean> {
  if (dialectOf(transaction) === "sqlite") return lockCustomer(transaction, customerId);
  const person = await transaction
    .selectFrom("customers")
    .select("id")
    .where("id", "=", customerId)
    .forUpdate()
    .executeTakeFirst();
  return person !== undefined;
}
