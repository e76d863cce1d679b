import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { messageOf } from "../errors/index.ts";
import { DataFolderInUseError } from "./errors.ts";
import { explainStorage } from "./explain.ts";
import type { DbTransaction } from "./schema.ts";
import { dialectOf } from "./version.ts";

/** A lock on a data folder, for as long as a server uses it. */
export interface DataFolderLock {
  release(): void;
}

const holderSchema = z.object({ pid: z.int(), address: z.string() });

/** Connections that own a lock. Without a reference, a connection would be garbage collected and its lock lost. */
const holding = new Set<DatabaseSync>();

/**
 * Locks a data folder for this process. Throws `DataFolderInUseError`, or `DatabaseUnavailableError` if the folder is
 * not writable. The lock is an exclusive SQLite transaction on a separate file: the operating system releases it when
 * the process ends, however it ends, so there is no stale lock to detect by pid and no race to take one over.
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
 * Makes other transactions that change this person's data wait until this one ends, so that rules over several rows
 * (one default address, a max number of addresses) hold on PostgreSQL too. Returns false when the person no longer
 * exists. Writing a row's own value locks it in both dialects; SQLite has no `for update`.
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
 * The same for an erasure, which also waits for transactions that only refer to the person, such as those that send a
 * link: they may be queueing a mail, and their rows are visible once the lock is granted.
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
