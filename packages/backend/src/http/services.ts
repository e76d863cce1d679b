import type { PrivateSettings } from "@preforma/domain/settings";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { StorageHealth } from "../database/health.ts";
import type { Db } from "../database/schema.ts";
import type { AppEnvironment } from "./environment.ts";
import type { CountedLimits } from "./limits.ts";

/** What the routes of every subject work with. Subjects that need more extend it in their `services.ts`. */
export interface BaseServices {
  db: Db;
  /** Whether what visitors send can be stored. */
  storage: StorageHealth;
  /** The current settings, with their secrets. */
  settings(): PrivateSettings;
  /** Caches the answers of a read until the version changes; the argument is its `Cache-Control`. */
  cachedRead(cacheControl: string): MiddlewareHandler<AppEnvironment>;
  /** How often one client may do what; give one to `limitRequests`. */
  limits: CountedLimits;
  /** Origin under which visitors reach the site; links in mails begin with it. */
  publicOrigin: string;
  /** Signs sessions and hides the network addresses of clients. Never shown, never logged. */
  authSecret: string;
  /** Hosts whose pictures pages show beside the site's own. */
  mediaHosts: readonly string[];
  /** Folder for files that are not served as they are, such as uploads. */
  dataDir: string;
  logger: Logger;
}
