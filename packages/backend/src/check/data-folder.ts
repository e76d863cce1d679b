import { constants } from "node:fs";
import { access, statfs } from "node:fs/promises";
import { makeDataFolder } from "../database/beginning.ts";
import { explainStorage } from "../database/explain.ts";
import { messageOf } from "../errors/index.ts";

/** The result of checking one part of an installation. */
export interface Check {
  ok: boolean;
  /** A sentence for the operator, without secrets. */
  says: string;
}

/** Below this much free space a site warns, bytes. */
const lowDisk = 1e9;

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

/**
 * Checks whether a data folder is writable, and how much free space its disk has. Creates a missing folder, as a start
 * does. `enough` is in bytes.
 */
export async function checkDataFolder(dataDir: string, enough = lowDisk): Promise<Check> {
  try {
    makeDataFolder(dataDir);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(dataDir);
    const free = bavail * bsize;
    return free < enough
      ? { ok: false, says: `${dataDir} has only ${gigabytes(free)} free. Make room.` }
      : { ok: true, says: `${dataDir} can be written; ${gigabytes(free)} are free.` };
  } catch (error) {
    return { ok: false, says: messageOf(explainStorage(error, dataDir)) };
  }
}
