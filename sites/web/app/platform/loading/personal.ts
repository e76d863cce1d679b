import { createContext } from "react-router";
import type { SignedInUser } from "./visitor-page.ts";

/** What a page says of its visitor where no script can: see `no-script.ts`. Features add what is theirs by declaration merging. */
export interface Personal {
  /** The signed-in visitor. */
  visitor: SignedInUser | null;
}

/** Reads it, after what a form has changed; null where script will. */
export const personalContext = createContext<(() => Promise<Personal | null>) | null>(null);
