import { setImmediate as breathe, setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { locales } from "@preforma/domain/locales";
import type { PrivateSettings } from "@preforma/domain/settings";
import { readVersions, type Database, type Versions } from "../database/index.ts";
import { readSettings } from "../settings/index.ts";
import { loadCatalogue } from "./load.ts";
import { buildModel, type CatalogueModel } from "./model.ts";
import { watchVersions } from "./watch.ts";

/** Rebuilding may take at most this share of the time while an import goes on writing. */
const shareOfTime = 0.25;

/** What is kept in memory of the database, and kept current. */
export interface Holder {
  catalogue: () => CatalogueModel;
  settings: () => PrivateSettings;
  /** Grows with every change that is being served. */
  version: () => number;
  onChange: (listener: (version: number) => void) => () => void;
  close(): Promise<void>;
}

/** Asks what the first visitors will ask, so that the orders of each language are laid out before they come. */
async function prime(model: CatalogueModel): Promise<void> {
  for (const locale of locales) {
    await pause(50, undefined, { ref: false });
    model.index.query({ keyword: "pet", locale, page: 1, limit: 20, facets: true });
    await breathe();
    model.index.query({ locale, sort: "title", page: 1, limit: 20, facets: true });
  }
}

/** Loads catalogue and settings and follows their changes. The settings must have been seeded. */
export async function holdCatalogue(
  database: Database,
  databaseUrl: string | undefined,
  logger: Logger,
): Promise<Holder> {
  const listeners = new Set<(version: number) => void>();
  let held: Versions = { catalogue: -1, settings: -1 };
  let model: CatalogueModel;
  let settings: PrivateSettings;
  let restUntil = 0;
  let refreshing: Promise<void> | null = null;
  let closed = false;

  const refresh = async (wanted: Versions): Promise<void> => {
    if (wanted.settings !== held.settings) {
      const found = await readSettings(database.db);
      if (!found) throw new Error("The settings are missing from the database.");
      settings = found;
      held = { ...held, settings: wanted.settings };
    }
    if (wanted.catalogue !== held.catalogue) {
      const started = performance.now();
      const next = await buildModel(await database.snapshot(loadCatalogue));
      model = next;
      held = { ...held, catalogue: next.version };
      const took = performance.now() - started;
      restUntil = performance.now() + took * (1 / shareOfTime - 1);
      logger.info(
        {
          version: next.version,
          products: next.products.size,
          categories: next.categories.size,
          ms: Math.round(took),
        },
        "catalogue loaded",
      );
      void prime(next);
    }
  };
  await refresh(await readVersions(database.db));

  const versionOf = (versions: Versions): number => versions.catalogue + versions.settings;
  const failed = (error: unknown): void => {
    if (!closed)
      logger.warn({ err: error }, "the database cannot be asked for changes; going on with what is known");
  };
  const stop = watchVersions(
    database,
    databaseUrl,
    (versions) => {
      if (refreshing || (versions.catalogue === held.catalogue && versions.settings === held.settings))
        return;
      refreshing = (async () => {
        // An import bumps the version with every batch: leave the processor to the visitors in between.
        const rest = versions.settings === held.settings ? restUntil - performance.now() : 0;
        if (rest > 0) await pause(Math.min(rest, 10_000), undefined, { ref: false });
        if (closed) return;
        await refresh(await readVersions(database.db));
        for (const listener of listeners) listener(versionOf(held));
      })()
        .catch(failed)
        .finally(() => {
          refreshing = null;
        });
    },
    failed,
  );

  return {
    catalogue: () => model,
    settings: () => settings,
    version: () => versionOf(held),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      await stop();
      await refreshing;
    },
  };
}
