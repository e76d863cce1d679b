import {
  addAddress,
  deleteAddress,
  makeAddressDefault,
  saveAddress,
  type AddressForm,
} from "@preforma/domain/addresses";
import { addressSchema } from "@preforma/domain/addresses/schema";
import { idOf, pathTo } from "@preforma/domain/routes";
import { isChecked } from "@preforma/domain/validation";
import type { PageForm, SentForm } from "../../platform/forms/page-action.server.ts";

/** An address for the API, which validates it with the same schema as this site. */
export const addressOf = ({ values }: SentForm): AddressForm => {
  const { address_id: _id, ...fields } = values;
  return { ...(fields as unknown as AddressForm), is_default: isChecked(fields["is_default"]) };
};

/** The actions on addresses; both of their pages accept all of them. */
export const addressForms = {
  add: {
    schema: addressSchema,
    customersOnly: true,
    sent: "ADDRESS_ADDED",
    failures: { refused: "ADDRESS_NOT_ADDED", unanswered: "ADDRESS_NOT_ADDED_LATER" },
    send: (sent, { safe }) => addAddress(safe, addressOf(sent)),
  },
  save: {
    schema: addressSchema,
    customersOnly: true,
    sent: "ADDRESS_UPDATED",
    failures: { refused: "ADDRESS_NOT_UPDATED" },
    send: (sent, visit) =>
      saveAddress(visit.safe, idOf(visit.url.searchParams.get("id") ?? undefined) ?? 0, addressOf(sent)),
  },
  delete: listForm(deleteAddress),
  default: listForm(makeAddressDefault),
} as const satisfies Record<string, PageForm>;

/** The same for forms without script: once an address is saved, its list is shown. */
export const addressPageForms: Record<string, PageForm> = {
  ...addressForms,
  add: leadingToList(addressForms.add),
  save: leadingToList(addressForms.save),
};

function leadingToList(form: PageForm): PageForm {
  return {
    ...form,
    async send(sent, visit) {
      const outcome = await form.send(sent, visit);
      return "success" in outcome && outcome.success
        ? { redirect: `${pathTo("accountAddresses", visit.locale)}?saved=1` }
        : outcome;
    },
  };
}

/** Changes one address of the list, and shows the list again. */
function listForm(change: typeof deleteAddress | typeof makeAddressDefault): PageForm {
  return {
    customersOnly: true,
    async send({ text }, { safe, locale }) {
      const answer = await change(safe, idOf(text("address_id")) ?? 0);
      return answer.success ? { redirect: pathTo("accountAddresses", locale) } : answer;
    },
  };
}
