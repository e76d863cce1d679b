import { dehydrate, type DehydratedState, type QueryClient } from "@tanstack/react-query";

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
