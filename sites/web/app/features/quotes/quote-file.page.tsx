import { quoteTokenHeader } from "@preforma/domain/quotes";
import { pathTo } from "@preforma/domain/routes";
import { redirect, type LoaderFunctionArgs } from "react-router";
import { visitOf } from "../../platform/loading/visit.server.ts";
import { linkQuery, quoteKey } from "./quote-at-api.server.ts";

/** The quote as PDF. A resource route: it has no component. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const visit = visitOf(args);
  const key = quoteKey(visit);
  const session = await visit.session();
  const answer =
    key &&
    (await visit.fetch(`/api/v1/quotes/${key.id}/pdf?languageCode=${key.locale}`, {
      headers: {
        ...(key.token === null ? {} : { [quoteTokenHeader]: key.token }),
        ...(session?.accessToken ? { authorization: `Bearer ${session.accessToken}` } : {}),
      },
    }));
  // The quote's page shows why there is none, and the contact.
  if (!answer?.ok) throw redirect(`${pathTo("quote", visit.locale)}?${linkQuery(visit.url)}`, 303);
  const headers = new Headers({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  for (const name of ["content-type", "content-length", "content-disposition", "content-language"]) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(answer.body, { headers });
}
