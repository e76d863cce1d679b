import { createContext } from "react-router";

/** Why a form that was posted is not looked at. */
export type Refusal = "crossSite" | "tooLarge";

/** The visitor who asks for one page or posts one form, as far as loaders and actions may know. */
export interface Visitor {
  /** Answers `/api` for this visitor: rate limits count their address. The cookies have to be sent along. */
  fetch: (request: Request) => Promise<Response>;
  /** The `Cookie` header, with what was set on the way; empty without one. */
  cookies: string;
  /** `Set-Cookie` headers that the answer will carry, in this order. */
  setCookies: string[];
  /** Sources to which forms of this page may lead beside the site itself, such as the sign-in of a provider. */
  formTargets: Set<string>;
  /** Set where the page replaces a refused form. */
  refusal?: Refusal;
}

/** The way to the {@link Visitor} for what is made for one visitor; null for public pages, which are made for all. */
export const visitorContext = createContext<Visitor | null>(null);
