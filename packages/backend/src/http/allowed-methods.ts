import type { RouterRoute } from "hono/types";

/** The methods that a path supports, for `Allow`; empty for a path that does not exist. */
export function allowedMethods(routes: readonly RouterRoute[], path: string): string[] {
  const methods = new Set<string>();
  for (const route of routes) {
    // Middleware is registered for ALL methods and does not show which routes exist.
    if (route.method === "ALL" || !matches(route.path, path)) continue;
    methods.add(route.method);
    if (route.method === "GET") methods.add("HEAD");
  }
  if (methods.size > 0) methods.add("OPTIONS");
  return [...methods];
}

const patterns = new Map<string, RegExp>();

function matches(pattern: string, path: string): boolean {
  let expression = patterns.get(pattern);
  if (!expression) {
    const source = pattern
      .split("/")
      .map((part) =>
        part === "*" ? ".+" : part.startsWith(":") ? "[^/]+" : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
      )
      .join("/");
    patterns.set(pattern, (expression = new RegExp(`^${source}$`)));
  }
  return expression.test(path);
}
