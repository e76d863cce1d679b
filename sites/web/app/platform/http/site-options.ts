import type { Logger } from "pino";
import type { Client, InTurn } from "./client.ts";
import type { PageCacheFigures } from "./page-cache.ts";
import type { Admit } from "./shed-load.ts";

/** The options of the site. */
export interface SiteOptions {
  /** Answers `/api` and `/media` for a client, by which limits count. */
  fetch: (request: Request, client: Client) => Promise<Response>;
  /** Renders uncached pages in turn, fairly among clients. */
  inTurn: InTurn;
  /** Admits or refuses a request by the load. @default admits all */
  admit?: Admit | undefined;
  /** Increases with every change of catalogue, content or settings. */
  version: () => number;
  /** Calls back after every change; returns a function that unsubscribes. Absent where changes are not reported. */
  onChange?: ((listener: () => void) => () => void) | undefined;
  /** Whether pages can be made now; else the reason, in a sentence without secrets. */
  readiness: () => Promise<{ ready: true } | { ready: false; reason: string }>;
  /** Origin under which visitors reach the site. */
  publicOrigin: string;
  /** Hosts whose pictures pages may show beside the site's own, by https. */
  mediaHosts?: readonly string[];
  /** Memory for rendered pages, bytes; 0 switches the cache off. */
  pageCacheBytes: number;
  /** The text of a style sheet of the built site, by its URL; absent in development, where Vite adds styles. */
  styleSheet?: (href: string) => string;
  logger: Logger;
  development?: boolean;
}

/** The site as one web-standard handler. */
export interface Site {
  /** `client` is the source of the request, as far as the proxy in front knows it. */
  fetch: (request: Request, client?: Client) => Response | Promise<Response>;
  /** The state of the page cache, for monitoring. */
  pageCache: () => PageCacheFigures;
  close: () => void;
}
