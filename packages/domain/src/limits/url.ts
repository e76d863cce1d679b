import { maxPathLength, maxQueryLength } from "./limits.ts";

/** Whether a URL or path is longer than servers take: to be asked before it is parsed or matched. */
export function isUrlTooLong(url: string): boolean {
  // Most URLs are shorter as a whole.
  if (url.length <= maxPathLength) return false;
  const start = url.indexOf("://");
  const path = start === -1 ? 0 : url.indexOf("/", start + 3);
  const query = url.indexOf("?");
  const pathEnd = query === -1 ? url.length : query;
  return pathEnd - path > maxPathLength || url.length - pathEnd > maxQueryLength;
}
