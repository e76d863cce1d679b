import { pathTo } from "@preforma/domain/routes";
import { post } from "../../platform/forms/use-page-form.ts";
import { documentLocale } from "../../platform/i18n/browser.ts";

/** Merges the visitor's cart after a sign-in, and updates its count. */
export async function refreshCart(): Promise<void> {
  await post(`${pathTo("cart", documentLocale())}?form=refresh`, new FormData(), crypto.randomUUID());
}
