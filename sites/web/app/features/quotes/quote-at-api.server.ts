import { ApiError } from "@preforma/domain/http";
import { quoteQuery, type Quote, type QuoteKey } from "@preforma/domain/quotes";
import { idOf } from "@preforma/domain/routes";
import type { Visit } from "../../platform/loading/visit.server.ts";

/** The quote that the URL names; null where it names none. */
export function quoteKey({ url, locale }: Pick<Visit, "url" | "locale">): QuoteKey | null {
  const id = idOf(url.searchParams.get("id") ?? undefined);
  // The token is sent in a header, which allows no other characters.
  const token = /^[\w-]{1,100}$/.exec(url.searchParams.get("token") ?? "")?.[0] ?? null;
  return id === null ? null : { id, token, locale };
}

/** The query parameters that open a quote. */
export const linkQuery = ({ searchParams }: URL): URLSearchParams =>
  new URLSearchParams([...searchParams].filter(([name]) => name === "id" || name === "token"));

/** The quote that the URL opens; null where it cannot be opened. */
export async function readQuote(visit: Visit): Promise<Quote | null> {
  const key = quoteKey(visit);
  if (key === null) return null;
  try {
    return await quoteQuery(visit.strict, key).queryFn({});
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
