import type { Logger } from "pino";
import { checkDataFolder } from "../check/data-folder.ts";
import type { Db } from "../database/schema.ts";
import { messageOf } from "../errors/index.ts";
import { housekeepingTasks } from "./tasks.ts";
import { repeat } from "../jobs/repeat.ts";

const betweenRounds = 60 * 60_000;
/** A server that has just begun has better things to do. */
const beforeFirstRound = 2 * 60_000;

/** Clears away what has expired; a task that fails is tried again in the next round and holds up no other. */
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

/** Says in the log that the disk is nearly full, or cannot be written; `enough` free bytes need no word. */
export async function warnOfDisk(dataDir: string, logger: Logger, enough?: number): Promise<void> {
  const { ok, says } = await checkDataFolder(dataDir, enough);
  if (!ok) logger.warn({ says }, "the disk of the data folder");
}

/**
 * Cleans up every hour. Any number of processes on one database may do so: each finds only what the others have left.
 * The returned function stops it and resolves when nothing is under way.
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
