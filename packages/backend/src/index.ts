import { pino, type Logger } from "pino";
import type { IdentityProvider } from "./account/services.ts";
import { assembleBackend, type Backend } from "./backend.ts";
import type { Limits } from "./http/index.ts";
import type { CardPayments } from "./shop/payments/index.ts";
import { ralHexes, studioPort } from "./media/studio.ts";

export type { IdentityProvider } from "./account/services.ts";
export type { Backend, BackendFigures } from "./backend.ts";
export { DatabaseUnavailableError, DataFolderInUseError } from "./database/index.ts";
export type { Client, Limit, LimitName, Limits } from "./http/index.ts";

/** Settings of a backend; all have their place in the environment of `start`. */
export interface BackendOptions extends CardPayments {
  /** Folder of the SQLite file and the made pictures; created where it is missing. */
  dataDir: string;
  /** `postgres://user:password@host:port/name`; SQLite in `dataDir` without it. */
  databaseUrl?: string;
  /** What a new store begins with. */
  seed: "demo" | "none";
  /** Origin under which visitors reach the site, such as `https://example.com`. */
  publicOrigin: string;
  /** What sessions are signed with, at least 32 random characters; without it one is made and saved with the data. */
  authSecret?: string;
  /** Providers of OpenID Connect through which people may sign in. */
  authProviders?: readonly IdentityProvider[];
  /** Mail server as `smtp://user:password@host:port`; without it that of the settings, else mails wait. */
  smtpUrl?: string;
  /** Hosts whose pictures pages show, `cdn.example.com`; content may name pictures of this site and of these. */
  mediaHosts?: readonly string[];
  logger?: Logger;
  /** How often one client may do what; `defaultLimits` where not given. */
  limits?: Partial<Limits>;
  /** Whether an idle server draws the pictures of lists before they are requested; it does unless this is false. */
  drawsAhead?: boolean;
  /** Whether it works by itself: sends mails, ends orders and deletes what is due; so it does unless this is false. */
  jobs?: boolean;
}

/**
 * Opens the data, brings its schema up to date, seeds it where wanted, and resolves when ready to
 * serve. Throws `DataFolderInUseError` or `DatabaseUnavailableError` with a message for the operator.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  return assembleBackend({
    dataDir: options.dataDir,
    databaseUrl: options.databaseUrl,
    publicOrigin: options.publicOrigin,
    authSecret: options.authSecret,
    authProviders: options.authProviders,
    smtpUrl: options.smtpUrl,
    iyzico: options.iyzico,
    payments: options.payments,
    mediaHosts: options.mediaHosts,
    logger: options.logger ?? pino({ level: "info" }),
    limits: options.limits,
    jobs: options.jobs,
    ...(options.drawsAhead === false && { warmPictures: false as const }),
    studio: studioPort(),
    ral: ralHexes(),
    seed:
      options.seed === "demo"
        ? {
            name: "demo",
            // Loaded only on the first start: what reads the demo folder is of no use later.
            read: async () => (await import("./demo/index.ts")).demoCatalogue(),
            content: async () => (await import("./demo/content.ts")).demoContent(Date.now()),
            coupons: async () => (await import("./demo/content.ts")).demoCoupons(),
          }
        : null,
  });
}
