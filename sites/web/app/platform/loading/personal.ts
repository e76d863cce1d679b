import { createContext } from "react-router";
import type { SignedInUser } from "./visitor-page.ts";
import type { Sender } from "../../features/requests/sender.ts";

/** What a page says of its visitor where no script can: see `plain-visitor.ts`. */
export interface Personal {
  /** Who is signed in. */
  visitor: SignedInUser | null;
  /** What their forms are filled in with. */
  sender: Sender | null;
  cartLines: number;
}

/** Reads it, after what a form has changed; null where script will. */
export const personalContext = createContext<(() => Promise<Personal | null>) | null>(null);
