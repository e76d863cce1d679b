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

/** Settings of a backend; each has its variable in the environment of `start`. */
export interface BackendOptions extends CardPayments {
  /** Folder of the SQLite file and the rendered pictures; created if it is missing. */
  dataDir: string;
  /** `postgres://user:password@host:port/name`; without it, SQLite in `dataDir`. */
  databaseUrl?: string;
  /** The content of a new store. */
  seed: "demo" | "none";
  /** The site's public origin, such as `https://example.com`. */
  publicOrigin: string;
  /** Signs sessions, at least 32 random characters; without it one is generated and saved with the data. */
  authSecret?: string;
  /** OpenID Connect providers for sign-in. */
  authProviders?: readonly IdentityProvider[];
  /** Mail server as `smtp://user:password@host:port`; without it that of the settings, else mails wait. */
  smtpUrl?: string;
  /** Hosts such as `cdn.example.com` whose pictures pages may show besides the site's own; content may use both. */
  mediaHosts?: readonly string[];
  logger?: Logger;
  /** Rate limits per client; by default `defaultLimits`. */
  limits?: Partial<Limits>;
  /** Whether an idle server renders the pictures of lists in advance; true by default. */
  drawsAhead?: boolean;
  /** Whether it runs jobs: sends mails, expires orders and deletes due data; true by default. */
  jobs?: boolean;
}

/**
 * Opens the data, migrates its schema, seeds it if requested, and resolves when ready to serve. Throws
 * `DataFolderInUseError` or `DatabaseUnavailableError` with a message for the operator.
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
            // Loaded only on the first start: the demo reader is not needed later.
            read: async () => (await import("./demo/index.ts")).demoCatalogue(),
            content: async () => (await import("./demo/content.ts")).demoContent(Date.now()),
            coupons: async () => (await import("./demo/content.ts")).demoCoupons(),
          }
        : null,
  });
}
