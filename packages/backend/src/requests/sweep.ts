import { setTimeout as pause } from "node:timers/promises";
import type { CatalogueServices } from "../catalogue/services.ts";
import { sweepUploads } from "./upload-deletions.ts";

const minute = 60 * 1000;

/** Deletes files that are due, first a minute after the start and then every hour. */
export function sweepUploadsRegularly({ db, dataDir, logger }: CatalogueServices): {
  stop: () => Promise<void>;
} {
  const stop = new AbortController();
  const sweeping = (async () => {
    for (let wait = minute; !stop.signal.aborted; wait = 60 * minute) {
      const over = await pause(wait, true, { signal: stop.signal, ref: false }).catch(() => false);
      if (!over) return;
      try {
        const swept = await sweepUploads(db, dataDir);
        if (swept > 0) logger.info({ files: swept }, "uploads deleted");
      } catch (error) {
        logger.warn({ err: error }, "uploads cannot be deleted now");
      }
    }
  })();
  return {
    stop: () => {
      stop.abort();
      return sweeping;
    },
  };
}
