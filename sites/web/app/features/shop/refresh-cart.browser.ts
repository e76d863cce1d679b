import { pathTo } from "@preforma/domain/routes";
import { post } from "../../platform/forms/use-page-form.ts";
import { documentLocale } from "../../platform/i18n/browser.ts";

/** Brings along what was collected before signing in, and has the cart counted. */
export async function refreshCart(): Promise<void> {
  await post(`${pathTo("cart", documentLocale())}?form=refresh`, new FormData(), crypto.randomUUID());
}
