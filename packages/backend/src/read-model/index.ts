import { setImmediate as breathe, setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { locales } from "@preforma/domain/locales";
import type { PrivateSettings } from "@preforma/domain/settings";
import { loadContent } from "../content/load.ts";
import { contentModel, type ContentModel } from "../content/model.ts";
import { readVersions, type Database, type Versions } from "../database/index.ts";
import { readSettings } from "../settings/index.ts";
import { follow, shareOfTime } from "./follow.ts";
import { loadCatalogue, type StoredCatalogue } from "../catalogue/load.ts";
import { buildModel, type CatalogueModel } from "../catalogue/model.ts";
import { watchVersions } from "./watch.ts";

/** Node's timers can wait 24 days at most, so the timer is set again until the instant is reached, ms. */
const maxWait = 12 * 3_600_000;

/** The database content that is cached in memory and kept current. */
export interface Holder {
  catalogue: () => CatalogueModel;
  settings: () => PrivateSettings;
  content: () => ContentModel;
  /** Increases with every change that is served, also when content appears or expires by the clock. */
  version: () => number;
  /** The same without what the clock changed: equal on all processes. */
  storedVersion: () => number;
  onChange: (listener: (version: number) => void) => () => void;
  close(): Promise<void>;
}

/** Other processes load the same change meanwhile, perhaps on the same cores, so warming up waits this long, ms. */
const primeAfter = 1500;

/**
 * Runs the queries of the first visitors in advance, so that each language's sort orders are computed before they
 * arrive. Stops when the model is replaced: the next one is primed instead.
 */
async function prime(model: CatalogueModel, isCurrent: () => boolean): Promise<void> {
  await pause(primeAfter, undefined, { ref: false });
  for (const locale of locales) {
    await pause(50, undefined, { ref: false });
    if (!isCurrent()) return;
    model.index.query({ keyword: "pet", locale, page: 1, limit: 20, facets: true });
    await breathe();
    model.index.query({ locale, sort: "title", page: 1, limit: 20, facets: true });
  }
}

/** Loads catalogue, settings and content and follows their changes. The settings must have been seeded. */
export async function openCatalogueStore(
  database: Database,
  databaseUrl: string | undefined,
  logger: Logger,
): Promise<Holder> {
  const listeners = new Set<(version: number) => void>();
  const held: Versions = { catalogue: -1, settings: -1, content: -1 };
  let stored: StoredCatalogue | undefined;
  let model: CatalogueModel;
  let settings: PrivateSettings;
  let content: ContentModel;
  let closed = false;

  const share = shareOfTime(4000);
  const catalogue = {
    held: () => held.catalogue,
    rest: () => share.rest(),
    async load() {
      const started = performance.now();
      const usage = process.cpuUsage();
      const before = stored;
      const read = await database.snapshot((db) => loadCatalogue(db, before));
      const next = await buildModel(read, read.categories === before?.categories ? model.index : undefined);
      [stored, model] = [read, next];
      held.catalogue = next.version;
      const took = performance.now() - started;
      // On a busy machine a load spends more time waiting than working; only its own processor time requires rest.
      const { user, system } = process.cpuUsage(usage);
      share.spent(Math.min(took, (user + system) / 1000));
      logger.info(
        {
          version: next.version,
          products: next.products.size,
          categories: next.categories.size,
          ms: Math.round(took),
        },
        "catalogue loaded",
      );
      void prime(next, () => model === next && !closed);
    },
  };
  const settingsRow = {
    held: () => held.settings,
    async load() {
      const { settings: version } = await readVersions(database.db);
      const found = await readSettings(database.db);
      if (!found) throw new Error("The settings are missing from the database.");
      settings = found;
      held.settings = version;
    },
  };
  const contentEntries = {
    held: () => held.content,
    async load() {
      const stored = await database.snapshot(loadContent);
      if (stored.unreadable.length > 0)
        logger.warn({ entries: stored.unreadable }, "content that is not valid is left out");
      content = contentModel(stored);
      held.content = stored.version;
      awaitTurn();
    },
  };

  // An instant that changes the state counts as a change: caches of the old state are stale.
  let turns = 0;
  let turnTimer: NodeJS.Timeout | undefined;
  const awaitTurn = (): void => {
    clearTimeout(turnTimer);
    const turn = content.nextTurn(Date.now());
    if (turn === null || closed) return;
    turnTimer = setTimeout(
      () => {
        if (Date.now() >= turn) {
          turns++;
          changed();
        }
        awaitTurn();
      },
      Math.min(turn - Date.now(), maxWait),
    ).unref();
  };

  const storedVersion = (): number => held.catalogue + held.settings + held.content;
  const versionOf = (): number => storedVersion() + turns;
  const changed = (): void => {
    for (const listener of listeners) listener(versionOf());
  };
  const failed = (error: unknown): void => {
    if (!closed)
      logger.warn({ err: error }, "the database cannot be asked for changes; going on with what is known");
  };

  await settingsRow.load();
  await contentEntries.load();
  await catalogue.load();
  const followers = {
    catalogue: follow({ ...catalogue, changed, failed }),
    settings: follow({ ...settingsRow, changed, failed }),
    content: follow({ ...contentEntries, changed, failed }),
  };
  const stop = watchVersions(
    database,
    databaseUrl,
    (versions) => {
      followers.settings.seen(versions.settings);
      followers.content.seen(versions.content);
      followers.catalogue.seen(versions.catalogue);
    },
    failed,
  );

  return {
    catalogue: () => model,
    settings: () => settings,
    content: () => content,
    version: versionOf,
    storedVersion,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      clearTimeout(turnTimer);
      await stop();
      await Promise.all(Object.values(followers).map((follower) => follower.close()));
    },
  };
}
