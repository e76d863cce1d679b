import { matchPath, type RouteName } from "../routes/index.ts";

/** The pages of the catalogue, which a browser caches for offline reading. */
const catalogue: ReadonlySet<RouteName> = new Set<RouteName>(["home", "products", "category", "product"]);

/** Whether the page at that path is a cached one, in any language. */
export function isSavedPage(pathname: string): boolean {
  const match = matchPath(pathname);
  return match !== null && catalogue.has(match.name);
}

/** Max cached entries of each kind; the least recently used are removed first. */
export const maxCached = {
  pages: 50,
  pictures: 150,
  /** Scripts, styles, fonts and texts. */
  files: 400,
} as const;

/** A page cached less than this long ago, ms, is not fetched again just for the cache. */
export const freshMs = 5 * 60 * 1000;

interface Answer {
  readonly status: number;
  readonly headers: Pick<Headers, "get" | "has">;
}

/** Whether an answer may be cached for the next user of this browser: it is complete and the same for everyone. */
export function isCacheable({ status, headers }: Answer): boolean {
  return (
    status === 200 &&
    !headers.has("set-cookie") &&
    !/\b(?:private|no-store)\b/i.test(headers.get("cache-control") ?? "")
  );
}

/** Whether the answer at a URL is immutable, so that it need not be requested twice (RFC 8246). */
export function isImmutable(answer: Answer): boolean {
  return isCacheable(answer) && /\bimmutable\b/i.test(answer.headers.get("cache-control") ?? "");
}

/** How long a form waits in a browser for a connection, and a refused one for its author, ms. */
export const maxWaitMs = 7 * 24 * 60 * 60 * 1000;

/** The result of a form: sent, to be retried, or refused for good. */
export type SendingOutcome = "sent" | "waits" | "refused";

/** The meaning of a status for a sent form: overload and faults are temporary, a refusal is not. */
export function outcomeOfStatus(status: number): SendingOutcome {
  if (status >= 200 && status < 400) return "sent";
  return status >= 500 || status === 408 || status === 425 || status === 429 ? "waits" : "refused";
}
