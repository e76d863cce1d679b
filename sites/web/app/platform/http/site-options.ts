import type { Logger } from "pino";
import type { Client, InTurn } from "./client.ts";
import type { PageCacheFigures } from "./page-cache.ts";
import type { Admit } from "./shed-load.ts";

/** What the site needs. */
export interface SiteOptions {
  /** Answers `/api` and `/media` for a client, by whom limits count. */
  fetch: (request: Request, client: Client) => Promise<Response>;
  /** Renders pages that are not in memory in turn, fairly among clients. */
  inTurn: InTurn;
  /** Takes a request on or puts it off, as the load allows; everything is taken unless given. */
  admit?: Admit | undefined;
  /** Grows with every change of catalogue, content or settings. */
  version: () => number;
  /** Calls back after every change; returns how to stop that. Absent where changes are not told. */
  onChange?: ((listener: () => void) => () => void) | undefined;
  /** Whether pages can be made now; else why not, in a sentence that holds no secret. */
  readiness: () => Promise<{ ready: true } | { ready: false; reason: string }>;
  /** Origin under which visitors reach the site. */
  publicOrigin: string;
  /** Hosts whose pictures pages may show beside the site's own, by https. */
  mediaHosts?: readonly string[];
  /** Memory for rendered pages, bytes; 0 renders every request afresh. */
  pageCacheBytes: number;
  /** The text of a style sheet of the built site, by its URL; absent in development, where Vite adds styles. */
  styleSheet?: (href: string) => string;
  logger: Logger;
  development?: boolean;
}

/** The site as one web-standard handler. */
export interface Site {
  /** `client` sends the request, as far as the server in front knows. */
  fetch: (request: Request, client?: Client) => Response | Promise<Response>;
  /** The state of the page cache, for monitoring. */
  pageCache: () => PageCacheFigures;
  close: () => void;
}
