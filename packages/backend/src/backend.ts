import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { savedSecret } from "./account/auth/saved-secret.ts";
import type { IdentityProvider } from "./account/services.ts";
import { createApp } from "./app.ts";
import type { CatalogueRecords } from "./catalogue/records.ts";
import { openCatalogueStore } from "./read-model/index.ts";
import { seedContent, type SeedContent } from "./content/seed.ts";
import {
  beginStore,
  explainStorage,
  lockDataFolder,
  makeDataFolder,
  notReady,
  openDatabase,
  readinessOf,
  watchStorage,
  type DataFolderLock,
  type Readiness,
} from "./database/index.ts";
import { startHousekeeping } from "./housekeeping/index.ts";
import { countedLimits, createReadCache, defaultLimits, type Client, type Limits } from "./http/index.ts";
import { mailFigures, MailWorker, type MailFigures, type MailTiming } from "./mail/index.ts";
import { createMedia, type PictureFigures, type StudioPort } from "./media/index.ts";
import { warmPictures } from "./pictures/warm.ts";
import { personalData } from "./privacy/index.ts";
import { claimUploads } from "./requests/claim-uploads.ts";
import { sweepUploadsRegularly } from "./requests/upload-deletions.ts";
import { planSeed, seedCatalogue } from "./seed.ts";
import type { Services } from "./services.ts";
import { seedSettings } from "./settings/index.ts";
import { paymentProvider, type CardPayments } from "./shop/payments/index.ts";
import { seedCoupons, type NewCoupon } from "./shop/coupon-store.ts";
import { startShopJobs } from "./shop/jobs.ts";

/** The parts of a backend. */
export interface BackendParts extends CardPayments {
  /** Folder of the SQLite file and the rendered pictures; created if it is missing. */
  dataDir: string;
  /** `postgres://user:password@host:port/name`; without it, SQLite in `dataDir`. */
  databaseUrl?: string;
  /** Max duration of a statement on PostgreSQL, ms, if not the default. */
  statementTimeout?: number;
  /** The seed for the first start of a new store; null starts with an empty shop. */
  seed: {
    name: string;
    read: () => Promise<CatalogueRecords>;
    content?: () => Promise<SeedContent>;
    coupons?: () => Promise<readonly NewCoupon[]>;
  } | null;
  /** The site's public origin, such as `https://example.com`. */
  publicOrigin: string;
  logger: Logger;
  /** Signs sessions and links; if omitted, generated at random on the first start and saved. */
  authSecret?: string;
  /** OpenID Connect providers for sign-in, besides passwords and mailed links. */
  authProviders?: readonly IdentityProvider[];
  /** Mail server as `smtp://` or `smtps://` URL; overrides the one in the settings. */
  smtpUrl?: string;
  /** Time-outs of the mail worker that differ from the defaults. */
  mailTiming?: Partial<MailTiming>;
  studio: StudioPort;
  limits?: Partial<Limits>;
  /** Hosts besides the site's own whose pictures pages may show; none by default. */
  mediaHosts?: readonly string[];
  /** Pause between two rounds of the shop's jobs, ms, if not the default. */
  shopRoundTime?: number;
  /** Whether it runs jobs: sends mails, expires orders and deletes due data. True by default. */
  jobs?: boolean;
  /** Whether list pictures are rendered in advance, and how long after the start (ms); on unless false. */
  warmPictures?: { after: number } | false;
}

/** The result of {@link Backend.figures}. */
export interface BackendFigures {
  /** Increases with every change of catalogue, content or settings; the same on all processes on one database. */
  version: number;
  mail: MailFigures;
  /** Connections to PostgreSQL, and how many callers wait for one; null on SQLite. */
  connections: { open: number; idle: number; waiting: number } | null;
  /** How often the database has failed a request since the start. */
  databaseFailures: number;
  pictures: PictureFigures;
}

/** The server side of the contract, in this process. */
export interface Backend {
  /**
   * Answers `/api/*`, `/media/*`, `/healthz` and `/readyz`. Limits count by `client`: without it the caller is an
   * unknown visitor, and calls of this process itself must set `isInternal`.
   */
  fetch(request: Request, client?: Client): Promise<Response>;
  /** Increases with every change of catalogue or settings that is served; a key for page caches. */
  version(): number;
  /** Calls the listener with the new version after each change; returns a function that unsubscribes it. */
  onChange(listener: (version: number) => void): () => void;
  /** Whether the database responds and stores; if not, the reason, without secrets. */
  readiness(): Promise<Readiness>;
  /** The state of mail and database, for monitoring. Rejects while the database does not respond. */
  figures(): Promise<BackendFigures>;
  /** For people: which database is in use; never a password. */
  databaseLabel: string;
  close(): Promise<void>;
}

/** Assembles the parts: lock, database, seed, read model, app. Resolves when ready to serve. */
export async function assembleBackend(parts: BackendParts): Promise<Backend> {
  const dataDir = resolve(parts.dataDir);
  const { databaseUrl, logger, seed } = parts;
  let lock: DataFolderLock | null = null;
  try {
    makeDataFolder(dataDir);
    // Several servers may share a PostgreSQL; a SQLite file belongs to one.
    if (!databaseUrl) lock = lockDataFolder(dataDir, parts.publicOrigin);
    const database = await openDatabase({ dataDir, databaseUrl, statementTimeout: parts.statementTimeout });
    try {
      await claimUploads(database, dataDir, logger);
      await beginStore(database, async (transaction) => {
        await seedSettings(transaction, parts.publicOrigin);
        if (seed) await planSeed(transaction, seed.name);
      });
      if (seed) {
        await seedCatalogue(database, seed.name, seed.read, logger);
        if (seed.content) await seedContent(database, seed.name, seed.content, logger);
        if (seed.coupons) await seedCoupons(database, seed.name, seed.coupons);
      }
      const holder = await openCatalogueStore(database, databaseUrl, logger);
      const media = await createMedia(dataDir, parts.studio);
      const authSecret = parts.authSecret ?? (await savedSecret(database, dataDir));
      const services: Services = {
        db: database.db,
        storage: watchStorage(),
        catalogue: holder.catalogue,
        settings: holder.settings,
        content: holder.content,
        media,
        cachedRead: createReadCache(holder.version),
        limits: countedLimits({ ...defaultLimits, ...parts.limits }, database.pool, authSecret),
        publicOrigin: parts.publicOrigin,
        authSecret,
        authProviders: parts.authProviders ?? [],
        personalData,
        paymentProvider: paymentProvider(database.db, parts.publicOrigin, parts),
        mediaHosts: parts.mediaHosts ?? [],
        dataDir,
        logger,
      };
      let closing: Promise<void> | undefined;
      const readiness = async (): Promise<Readiness> =>
        closing ? notReady("The server is stopping.") : readinessOf(database, services.storage);
      if (services.paymentProvider.isTest)
        logger.warn("Card payments are a test: orders are marked as paid, and no money moves.");
      else if (!services.paymentProvider.takesCards)
        logger.info("Orders cannot be paid by card: no provider of card payments is set.");
      const app = createApp(services, readiness, logger);
      const stop = new AbortController();
      const { after } = parts.warmPictures || { after: 5000 };
      const warming =
        parts.warmPictures === false
          ? Promise.resolve()
          : pause(after, undefined, { signal: stop.signal, ref: false })
              .then(() => warmPictures(holder.catalogue(), parts.studio, media.store, stop.signal, logger))
              .catch(() => {});
      const stopJobs = parts.jobs === false ? null : startJobs(services, parts);
      return {
        fetch: async (request, client = {}) => app.fetch(request, client),
        version: holder.version,
        onChange: holder.onChange,
        readiness,
        figures: async () => ({
          version: holder.storedVersion(),
          mail: await mailFigures(database.db),
          connections: database.pool && {
            open: database.pool.totalCount,
            idle: database.pool.idleCount,
            waiting: database.pool.waitingCount,
          },
          databaseFailures: services.storage.failures(),
          pictures: media.store.figures,
        }),
        databaseLabel: database.label,
        close: () =>
          (closing ??= (async () => {
            stop.abort();
            parts.studio.close();
            await Promise.all([warming, stopJobs?.()]);
            await holder.close();
            await database.close();
            lock?.release();
          })()),
      };
    } catch (error) {
      await database.close();
      throw error;
    }
  } catch (error) {
    lock?.release();
    throw explainStorage(error, dataDir);
  }
}

/** Starts the jobs of a server. Returns a function that stops them once the current work is done. */
function startJobs(services: Services, parts: BackendParts): () => Promise<unknown> {
  const { db, publicOrigin, logger } = services;
  const mail = new MailWorker({
    db,
    settings: () => services.settings(),
    smtpUrl: parts.smtpUrl,
    publicOrigin,
    logger,
    timing: parts.mailTiming,
  });
  const stops = [
    () => mail.close(),
    sweepUploadsRegularly(services),
    startShopJobs(services, parts.shopRoundTime),
    startHousekeeping(db, parts.dataDir, logger),
  ];
  return () => Promise.all(stops.map((stop) => stop()));
}
