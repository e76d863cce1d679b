import { setTimeout as pause } from "node:timers/promises";
import type { CatalogueServices } from "../catalogue/services.ts";
import { sweepUploads } from "./uploads.ts";

const minute = 60 * 1000;

/** Takes leftover files away, first a minute after the start and then every hour. */
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
        if (swept > 0) logger.info({ files: swept }, "leftover uploads taken away");
      } catch (error) {
        logger.warn({ err: error }, "leftover uploads cannot be taken away now");
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
