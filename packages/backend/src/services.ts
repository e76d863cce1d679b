import type { MiddlewareHandler } from "hono";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { PrivateSettings } from "@preforma/domain/settings";
import type { IdentityProvider } from "./account/auth/index.ts";
import type { CatalogueModel } from "./catalogue/model.ts";
import type { ContentModel } from "./content/index.ts";
import type { StorageHealth } from "./database/health.ts";
import type { DatabaseSchema } from "./database/schema.ts";
import type { AppEnvironment, CountedLimits } from "./http/index.ts";
import type { Media } from "./media/index.ts";
import type { PaymentProvider } from "./shop/payments/provider.ts";

/** What the routes work with. */
export interface Services {
  db: Kysely<DatabaseSchema>;
  /** Whether what visitors send can be stored. */
  storage: StorageHealth;
  /** The catalogue as it stands now; ask anew for every request. */
  catalogue(): CatalogueModel;
  /** The settings as they stand now, with their secrets. */
  settings(): PrivateSettings;
  /** News, legal texts, questions and the like as they stand now. */
  content(): ContentModel;
  media: Media;
  /** Keeps the answers of a read until the version changes; the argument is its `Cache-Control`. */
  cachedRead(cacheControl: string): MiddlewareHandler<AppEnvironment>;
  /** How often one client may do what; give one to `limitRequests`. */
  limits: CountedLimits;
  /** Origin under which visitors reach the site; links in mails begin with it. */
  publicOrigin: string;
  /** What sessions are signed with and addresses of clients are hidden by. Never shown, never logged. */
  authSecret: string;
  authProviders: readonly IdentityProvider[];
  /** Who takes card payments. */
  paymentProvider: PaymentProvider;
  /** Hosts whose pictures pages show beside the site's own. */
  mediaHosts: readonly string[];
  /** Folder for files that are not served as they are, such as uploads. */
  dataDir: string;
  logger: Logger;
}
