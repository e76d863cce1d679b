import { localeOf } from "@preforma/domain/routes";
import type { ClientLoaderFunctionArgs } from "react-router";
import { ensureNamespaces } from "../i18n/browser.ts";
import { namespacesAt } from "../pages/page-table.ts";
import type { Visit } from "./visit.server.ts";

/** Returns the data of a page for one visitor, or throws a redirect or a 404. Runs only on the server. */
export type VisitorLoad<Data extends object> = (visit: Visit) => Promise<Data>;

/** The signed-in customer for whom a page was made. */
export interface SignedInUser {
  id: number;
  name: string;
  surname: string;
  email: string;
}

/** The fields of a session's user that pages show. */
export const signedInUser = ({ id, name, surname, email }: SignedInUser): SignedInUser => ({
  id,
  name,
  surname,
  email,
});

/** A page's data with its visitor; the header shows them without script too. */
export type WithVisitor<Data> = Data & { visitor: SignedInUser | null };

/** The props of a page for one visitor. */
export interface VisitorPageProps<Load extends VisitorLoad<object>> {
  loaderData: WithVisitor<Awaited<ReturnType<Load>>>;
}

/** Loads a page for one visitor within the document: its texts, and its data from the site's server. */
export async function loadFromServer({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  const { pathname } = new URL(request.url);
  await ensureNamespaces(namespacesAt(pathname), localeOf(pathname));
  return serverLoader();
}
