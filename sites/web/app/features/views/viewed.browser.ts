import { isFirstView, logView, type ViewMarks } from "@preforma/domain/views";
import { customerClient, sessionStore } from "../../platform/session/session.browser.ts";
import { saveRecent } from "./recent.ts";

/** Notes that a product was looked at: for this browser, and once per product and customer for the server (section 4). */
export async function noteView(productId: number): Promise<void> {
  saveRecent(productId);
  const customerId = (await sessionStore.read())?.user.id ?? null;
  if (isFirstView(marks(), productId, customerId)) await logView(customerClient, productId, customerId);
}

/** A browser may forbid even to ask for it. */
function marks(): ViewMarks | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
