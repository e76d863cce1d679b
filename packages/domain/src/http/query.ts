/** How long what was read of the catalogue counts as fresh, in ms: five minutes. */
export const cacheMs = 5 * 60_000;

/** What a query is, in the shape that TanStack Query takes as it is. Times are in ms. */
export interface QueryDescription<Data> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal?: AbortSignal }) => Promise<Data>;
  staleTime: number;
  gcTime: number;
}

/** A query that stays fresh, and in memory when nothing uses it, for {@link cacheMs}. */
export function cachedQuery<Data>(
  queryKey: readonly unknown[],
  queryFn: (context: { signal?: AbortSignal }) => Promise<Data>,
): QueryDescription<Data> {
  return { queryKey, queryFn, staleTime: cacheMs, gcTime: cacheMs };
}
