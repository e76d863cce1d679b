import { createContext } from "react-router";

/** Why a posted form is refused unread. */
export type Refusal = "crossSite" | "tooLarge";

/** The visitor of one page or form, as far as loaders and actions may know them. */
export interface Visitor {
  /** Answers `/api` for this visitor: rate limits count their IP address. The caller must send the cookies. */
  fetch: (request: Request) => Promise<Response>;
  /** The `Cookie` header, including cookies set since; empty without one. */
  cookies: string;
  /** `Set-Cookie` headers of the response, in this order. */
  setCookies: string[];
  /** Origins to which forms of this page may lead besides the site itself, such as a provider's sign-in. */
  formTargets: Set<string>;
  /** Set where the page replaces a refused form. */
  refusal?: Refusal;
}

/** The context key of the {@link Visitor}; null for public pages, which are shared. */
export const visitorContext = createContext<Visitor | null>(null);
