import { HydrationBoundary, type DehydratedState } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";

/**
 * Hands over the queries that the server has made a page with. Its HTML names no time, so that the entity tag stays the
 * same as long as the data do. Every page is validated when it is loaded: what it says is fresh from now on.
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
