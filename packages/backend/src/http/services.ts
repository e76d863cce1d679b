import type { PrivateSettings } from "@preforma/domain/settings";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { StorageHealth } from "../database/health.ts";
import type { Db } from "../database/schema.ts";
import type { AppEnvironment } from "./environment.ts";
import type { CountedLimits } from "./limits.ts";

/** The services of every subject's routes. Subjects that need more extend it in their `services.ts`. */
export interface BaseServices {
  db: Db;
  /** Whether visitors' data can be stored. */
  storage: StorageHealth;
  /** The current settings, with their secrets. */
  settings(): PrivateSettings;
  /** Caches the answers of a read until the version changes; the argument is the answer's `Cache-Control`. */
  cachedRead(cacheControl: string): MiddlewareHandler<AppEnvironment>;
  /** Rate limits per client; pass one to `limitRequests`. */
  limits: CountedLimits;
  /** The site's public origin; links in mails start with it. */
  publicOrigin: string;
  /** Signs sessions and hides clients' network addresses. Never shown, never logged. */
  authSecret: string;
  /** Hosts besides the site's own whose pictures pages may show. */
  mediaHosts: readonly string[];
  /** Folder for files that are not served directly, such as uploads. */
  dataDir: string;
  logger: Logger;
}
