import type { ToastContent } from "@preforma/ui/toast";
import { lazyPart } from "../../platform/loading/lazy-part.tsx";
import type { PutOutcome } from "./put-in-basket.browser.ts";

/** The message after adding to a basket: as plain text where the code for toasts cannot be fetched. */
export const BasketMessages = lazyPart<{ said: ToastContent }>(
  () => import("./basket-messages.tsx"),
  ({ said }) => <p role="alert">{said.text}</p>,
);

/**
 * Puts a product in a basket by script. Where that code cannot be fetched, the browser posts the form itself and leaves
 * the page, and this is null: Chromium does not retry a failed import, so nothing else would work once the network is
 * back.
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
