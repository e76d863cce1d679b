import { locales, type Locale } from "@preforma/domain/locales";
import { localeOf } from "@preforma/domain/routes";
import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { pagePath } from "./page-key.ts";

/** What of a table of routes a page in that language may be: those of other languages go, those of none stay. */
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
 * Hands each request to a handler that knows the pages of its language alone. React Router prepares and tries all
 * routes that it knows for every request and every page; five of six would be other languages'.
 */
export function localeHandlers(build: ServerBuild, mode: "production" | "development"): RequestHandler {
  const handlers = new Map(
    locales.map((locale) => [
      locale,
      createRequestHandler(
        {
          ...build,
          routes: routesIn(build.routes, locale),
          // What is rendered has to know the same routes as what has been loaded.
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
