import { localeOf } from "@preforma/domain/routes";
import type { ClientLoaderFunctionArgs } from "react-router";
import { ensureNamespaces } from "../i18n/browser.ts";
import { namespacesAt } from "../pages/page-table.ts";
import type { Visit } from "./visit.server.ts";

/** Gives a page for one visitor its data, or throws a redirect or a 404. Runs on the server alone. */
export type VisitorLoad<Data extends object> = (visit: Visit) => Promise<Data>;

/** The person that a page was made for. */
export interface SignedInUser {
  id: number;
  name: string;
  surname: string;
  email: string;
}

/** The part of a session's user that pages show. */
export const signedInUser = ({ id, name, surname, email }: SignedInUser): SignedInUser => ({
  id,
  name,
  surname,
  email,
});

/** A page's data with whom it was made for; the header shows it without script too. */
export type WithVisitor<Data> = Data & { visitor: SignedInUser | null };

/** What the component of a page for one visitor is given. */
export interface VisitorPageProps<Load extends VisitorLoad<object>> {
  loaderData: WithVisitor<Awaited<ReturnType<Load>>>;
}

/** Loads a page for one visitor that is reached without leaving the document: its texts, and its data from the site's server. */
export async function loadFromServer({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  const { pathname } = new URL(request.url);
  await ensureNamespaces(namespacesAt(pathname), localeOf(pathname));
  return serverLoader();
}
