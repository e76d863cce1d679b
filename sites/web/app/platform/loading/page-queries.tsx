import { HydrationBoundary, type DehydratedState } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";

/**
 * Provides the queries with which the server made a page. Its HTML contains no time, so the entity tag changes only
 * with the data. Every page is validated when it is loaded: its data counts as fresh from now on.
 */
export function PageQueries({
  state,
  children,
}: {
  state: DehydratedState | undefined;
  children: ReactNode;
}) {
  const [fresh] = useState(() => state && freshFromNow(state));
  return <HydrationBoundary state={fresh}>{children}</HydrationBoundary>;
}

const freshFromNow = ({ mutations, queries }: DehydratedState): DehydratedState => ({
  mutations,
  queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: Date.now() } })),
});
