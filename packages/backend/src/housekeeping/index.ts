import type { Logger } from "pino";
import { checkDataFolder } from "../check/data-folder.ts";
import type { Db } from "../database/schema.ts";
import { messageOf } from "../errors/index.ts";
import { housekeepingTasks } from "./tasks.ts";
import { repeat } from "../jobs/repeat.ts";

const betweenRounds = 60 * 60_000;
/** A server that has just started has more urgent work. */
const beforeFirstRound = 2 * 60_000;

/** Deletes expired data; a task that fails is retried in the next round and delays no other. */
export async function runHousekeeping(
  db: Db,
  logger: Logger,
  now = Date.now(),
  isStopped = () => false,
): Promise<void> {
  for (const task of housekeepingTasks) {
    if (isStopped()) return;
    try {
      await task.run(db, now);
    } catch (error) {
      logger.warn({ task: task.name, reason: messageOf(error) }, "housekeeping failed");
    }
  }
}

/** Logs a warning if the disk is nearly full, or not writable; with `enough` free bytes it logs nothing. */
export async function warnOfDisk(dataDir: string, logger: Logger, enough?: number): Promise<void> {
  const { ok, says } = await checkDataFolder(dataDir, enough);
  if (!ok) logger.warn({ says }, "the disk of the data folder");
}

/**
 * Cleans up every hour. Any number of processes on one database may do so: each finds only what the others have left.
 * The returned function stops it and resolves once nothing is running.
 */
export const startHousekeeping = (db: Db, dataDir: string, logger: Logger): (() => Promise<void>) =>
  repeat(
    async (isStopped) => {
      await runHousekeeping(db, logger, Date.now(), isStopped);
      await warnOfDisk(dataDir, logger);
    },
    betweenRounds,
    beforeFirstRound,
  );
