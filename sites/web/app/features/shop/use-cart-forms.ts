import type { FormOutcome } from "@preforma/ui/form";
import { useRevalidator } from "react-router";
import { post } from "../../platform/forms/use-page-form.ts";
import { cartChanged } from "./cart-count.ts";

/** What a cart's page does by script: each through the same form that it posts without. */
export function useCartForms(actionOf: (form: string) => string) {
  const { revalidate } = useRevalidator();
  return async (form: string, fields: Readonly<Record<string, string>> = {}): Promise<FormOutcome> => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    const said = await post(actionOf(form), data, crypto.randomUUID());
    if ("redirect" in said) {
      location.assign(said.redirect);
      return { ok: true };
    }
    cartChanged();
    // Also after a refusal: the cart may have changed in another tab.
    await revalidate();
    return said.state.outcome ?? { ok: true };
  };
}
