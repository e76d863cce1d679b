import type { IncomingMessage } from "node:http";
import { matchPath } from "@preforma/domain/routes";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** The method of a request; `other` for uncommon ones. */
export const methodOf = ({ method = "" }: IncomingMessage): string =>
  methods.has(method) ? method : "other";

/** Searches and lists have their own names: they are slower than reading one product. */
const searches = new Set(["/api/v1/products/filter", "/api/v1/products/simple-filter"]);

/** Bounds the number of names: a path that does not exist gets none of its own. */
export function routeOf(url: string): string {
  const path = url.split("?", 1)[0] ?? "/";
  if (searches.has(path)) return path;
  const api = /^\/api\/(?:v\d+\/)?[^/]+/.exec(path)?.[0];
  if (api !== undefined) return api;
  if (path.startsWith("/media/")) return "pictures";
  if (path.startsWith("/assets/") || path.startsWith("/frame/") || path.startsWith("/locales/"))
    return "static";
  try {
    return matchPath(path)?.name ?? "other";
  } catch {
    return "other";
  }
}
