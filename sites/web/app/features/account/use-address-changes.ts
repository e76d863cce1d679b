import { addressesKey, addressQuery, type Address } from "@preforma/domain/addresses";
import { pathTo } from "@preforma/domain/routes";
import { useCallback } from "react";
import { usePost } from "../../platform/forms/use-post.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";

/** What the list of addresses does by script: each through the same forms that it posts without. */
export function useAddressChanges(editedId: number) {
  const { locale } = useTranslation();
  const post = usePost(addressesKey);
  const actionOf = (form: "delete" | "default" | "add") =>
    `${pathTo("accountAddresses", locale)}?form=${form}`;
  const named = ({ id }: Address) => ({ address_id: String(id) });
  return {
    defaultAction: actionOf("default"),
    remove: (address: Address) => post(actionOf("delete"), named(address)),
    makeDefault: (address: Address) => post(actionOf("default"), named(address)),
    restore: (address: Address) => post(actionOf("add"), fieldsOf(address)),
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
function fieldsOf({ id: _id, customer_id: _customer, address: _line, is_default, ...fields }: Address) {
  const filled = Object.entries(fields).filter((field): field is [string, string] => field[1] !== null);
  return { ...Object.fromEntries(filled), ...(is_default ? { is_default: "on" } : {}) };
}
