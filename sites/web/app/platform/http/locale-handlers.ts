import { locales, type Locale } from "@preforma/domain/locales";
import { localeOf } from "@preforma/domain/routes";
import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { pagePath } from "./page-key.ts";

/** The routes of a table that a page in that language can have: its own, and those without a language. */
export function routesIn<Route>(
  routes: Readonly<Record<string, Route>>,
  locale: Locale,
): Record<string, Route> {
  const others = locales.filter((other) => other !== locale).map((other) => `.${other}`);
  return Object.fromEntries(
    Object.entries(routes).filter(([id]) => !others.some((other) => id.endsWith(other))),
  );
}

/**
 * Passes each request to a handler that knows only the pages of its language. React Router prepares and matches all its
 * routes on every request, and five sixths would be those of other languages.
 */
export function localeHandlers(build: ServerBuild, mode: "production" | "development"): RequestHandler {
  const handlers = new Map(
    locales.map((locale) => [
      locale,
      createRequestHandler(
        {
          ...build,
          routes: routesIn(build.routes, locale),
          // Rendering must know the same routes as loading.
          assets: { ...build.assets, routes: routesIn(build.assets.routes, locale) },
        },
        mode,
      ),
    ]),
  );
  return (request, context) => {
    const handle = handlers.get(localeOf(pagePath(new URL(request.url).pathname)));
    if (!handle) throw new Error(`No language is served at ${request.url}.`);
    return handle(request, context);
  };
}
