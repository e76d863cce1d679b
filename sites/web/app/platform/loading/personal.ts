import { createContext } from "react-router";
import type { SignedInUser } from "./visitor-page.ts";

/**
 * A visitor's data in a page where no script can add it: see `no-script.ts`. Features extend it by declaration merging.
 */
export interface Personal {
  /** The signed-in visitor. */
  visitor: SignedInUser | null;
}

/** Reads it, including changes that a form has made; null where script reads it. */
export const personalContext = createContext<(() => Promise<Personal | null>) | null>(null);
