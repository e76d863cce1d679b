import type { ToastContent } from "@preforma/ui/toast";
import { lazyPart } from "../../platform/loading/lazy-part.tsx";
import type { PutOutcome } from "./put-in-basket.browser.ts";

/** What is said once something lies in the basket: as plain text where the code of messages does not come. */
export const BasketMessages = lazyPart<{ said: ToastContent }>(
  () => import("./basket-messages.tsx"),
  ({ said }) => <p role="alert">{said.text}</p>,
);

/**
 * Puts a product in a basket by script. Where the code for that does not come, the browser posts the form itself and
 * leaves the page, and this is null: Chromium does not ask again for a file that failed once, so that nothing else
 * would work once the network is back.
 */
export async function putInBasket(form: HTMLFormElement, action: string): Promise<PutOutcome | null> {
  const data = new FormData(form);
  const code = await import("./put-in-basket.browser.ts").catch(() => null);
  if (code !== null) return code.putInBasket(action, data);
  if (!navigator.onLine) return { failed: null };
  form.action = action;
  form.submit();
  return null;
}
