import type { CallOptions } from "./request.ts";
import type { StrictClient } from "./strict-client.ts";

/** How long catalogue data counts as fresh, in ms: five minutes. */
export const cacheMs = 5 * 60_000;

/** A query, in TanStack Query's own form. Times are in ms. */
export interface QueryDescription<Data> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal?: AbortSignal }) => Promise<Data>;
  staleTime: number;
  gcTime: number;
}

/** A query that stays fresh, and cached while unused, for {@link cacheMs}. */
export function cachedQuery<Data>(
  queryKey: readonly unknown[],
  queryFn: (context: { signal?: AbortSignal }) => Promise<Data>,
): QueryDescription<Data> {
  return { queryKey, queryFn, staleTime: cacheMs, gcTime: cacheMs };
}

/** A cached query that gets one path. */
export const getQuery = <Data>(
  client: StrictClient,
  queryKey: readonly unknown[],
  path: string,
  options?: Omit<CallOptions, "signal">,
): QueryDescription<Data> =>
  cachedQuery(queryKey, ({ signal }) => client.get<Data>(path, { ...options, signal }));
