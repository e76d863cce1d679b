import { addressQuery, type Address } from "@preforma/domain/addresses";
import { pathTo } from "@preforma/domain/routes";
import { useCallback } from "react";
import { useRevalidator } from "react-router";
import { post } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";

interface Outcome {
  ok: boolean;
  message?: string;
}

/** What the list of addresses does by script: each through the same forms that it posts without. */
export function useAddressChanges(editedId: number) {
  const { locale } = useTranslation();
  const { revalidate } = useRevalidator();
  const path = pathTo("accountAddresses", locale);

  const change = async (form: "delete" | "default" | "add", fields: FormData): Promise<Outcome> => {
    const said = await post(`${path}?form=${form}`, fields, crypto.randomUUID());
    const outcome = "state" in said ? said.state.outcome : undefined;
    if (outcome?.ok === false) return outcome;
    await revalidate();
    return { ok: true };
  };
  const named = ({ id }: Address): FormData => {
    const fields = new FormData();
    fields.set("address_id", String(id));
    return fields;
  };
  return {
    defaultAction: `${path}?form=default`,
    remove: (address: Address) => change("delete", named(address)),
    makeDefault: (address: Address) => change("default", named(address)),
    restore: (address: Address) => change("add", fieldsOf(address)),
    /** Fetches the address that is to be changed, as it is now. */
    load: useCallback(
      async (signal: AbortSignal) => {
        const { strictCustomerClient } = await import("../../platform/session/session.browser.ts");
        return addressQuery(strictCustomerClient, editedId).queryFn({ signal });
      },
      [editedId],
    ),
  };
}

/** An address as its form would send it. */
function fieldsOf({
  id: _id,
  customer_id: _customer,
  address: _line,
  is_default,
  ...fields
}: Address): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.set(name, value);
  if (is_default) form.set("is_default", "on");
  return form;
}
