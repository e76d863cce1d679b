import { isFirstView, logView, type ViewMarks } from "@preforma/domain/views";
import { customerClient, sessionStore } from "../../platform/session/session.browser.ts";
import { saveRecent } from "./recent.ts";

/** Records a view: in this browser, and once per product and customer at the server (section 4). */
export async function noteView(productId: number): Promise<void> {
  saveRecent(productId);
  const customerId = (await sessionStore.read())?.user.id ?? null;
  if (isFirstView(marks(), productId, customerId)) await logView(customerClient, productId, customerId);
}

/** Even reading the property throws where a browser denies storage. */
function marks(): ViewMarks | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
