import { ApiError, type QueryDescription } from "@preforma/domain/http";
import { localeOf } from "@preforma/domain/routes";
import { dehydrate, type DehydratedState, type QueryClient } from "@tanstack/react-query";
import { LRUCache } from "lru-cache";
import { data, type LoaderFunctionArgs } from "react-router";
import { siteClient } from "../http/site-client.server.ts";
import { siteContext } from "../http/site-context.ts";
import { visitorContext } from "../http/visitor.ts";
import { translatorOf } from "../i18n/translations.server.ts";
import type { Load, PageContext } from "./page-load.ts";
import { createQueryClient } from "./query-client.ts";

/** The `loader` of a page. */
export function loadOnServer<Data>(load: Load<Data>) {
  return async (args: LoaderFunctionArgs): Promise<Data> => {
    refuseIfAsked(args);
    const page = serverPage(args);
    try {
      return await load(page);
    } finally {
      // Its timers would retain it for minutes.
      page.queryClient.clear();
    }
  };
}

/** Where a page is rendered for a refused form, replaces it with the page that says so. */
export function refuseIfAsked({ context }: LoaderFunctionArgs): void {
  const refusal = context.get(visitorContext)?.refusal;
  if (refusal !== undefined) throw data({ refusal }, { status: refusal === "tooLarge" ? 413 : 403 });
}

/** The server's side of {@link PageContext}. */
export function serverPage(args: LoaderFunctionArgs): PageContext {
  const { url, params, context, request } = args;
  const site = context.get(siteContext);
  const locale = localeOf(url.pathname);
  const queryClient = createQueryClient();
  request.signal.addEventListener("abort", () => void queryClient.cancelQueries(), { once: true });
  return {
    locale,
    url,
    params,
    t: translatorOf(locale).t,
    client: siteClient(site),
    queryClient,
    dehydrated: () => pageState(queryClient),
    read: (query) => query.queryFn({ signal: request.signal }),
    readShared: (query) => readShared(args, query),
    orElse: (reading, empty) =>
      reading.catch((failure: unknown) => {
        if (!(failure instanceof ApiError)) throw failure;
        site.report(failure, "A page is made without what could not be read");
        return empty;
      }),
  };
}

/** The queries of a page without the time: the same data serialise to the same text, and so to the same entity tag. */
export function pageState(queryClient: QueryClient): DehydratedState {
  const { mutations, queries } = dehydrate(queryClient);
  return {
    mutations,
    queries: queries.map((query) => ({
      ...query,
      dehydratedAt: 0,
      state: { ...query.state, dataUpdatedAt: 0 },
    })),
  };
}

/** Data of every page (menus, settings) does not change before the catalogue's version does. */
const shared = new LRUCache<string, Promise<unknown>>({ max: 100 });

/** Runs a query once per version for all requests. */
function readShared<Data>(args: LoaderFunctionArgs, query: QueryDescription<Data>): Promise<Data> {
  const version = args.context.get(siteContext).version();
  const key = JSON.stringify([version, query.queryKey]);
  const known = shared.get(key) as Promise<Data> | undefined;
  if (known) return known;
  // Not tied to one visitor's request, so that a visitor who leaves does not cancel it for the others.
  const answer = query.queryFn({});
  shared.set(key, answer);
  answer.catch(() => shared.delete(key));
  return answer;
}
