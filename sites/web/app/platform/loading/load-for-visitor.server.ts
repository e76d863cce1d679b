import type { LoaderFunctionArgs } from "react-router";
import { refuseIfAsked } from "./load.server.ts";
import { signedInUser, type VisitorLoad, type WithVisitor } from "./visitor-page.ts";
import { orLeadOn, visitOf } from "./visit.server.ts";

/** The `loader` of a page whose row has `audience: "visitor"`. */
export function loadForVisitor<Data extends object>(load: VisitorLoad<Data>) {
  return async (args: LoaderFunctionArgs): Promise<WithVisitor<Data>> => {
    refuseIfAsked(args);
    const visit = visitOf(args);
    return orLeadOn(visit.url, async () => {
      const data = await load(visit);
      // A page that needs no session is rendered without the name in its header.
      const user = (await visit.session().catch(() => null))?.user;
      return { ...data, visitor: user ? signedInUser(user) : null };
    });
  };
}
