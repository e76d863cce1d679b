import { addressesKey, addressesQuery, addressQuery, type Address } from "@preforma/domain/addresses";
import { errorMessages } from "@preforma/domain/errors";
import { pathTo } from "@preforma/domain/routes";
import { AddressDialog } from "@preforma/ui/address-dialog";
import { AddressList } from "@preforma/ui/address-list";
import { Alert } from "@preforma/ui/alert";
import { useToast } from "@preforma/ui/toast";
import { useCallback, useState } from "react";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { usePageForm, usePageFormState } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import { loadForVisitor, type Visit } from "../../platform/loading/visit.server.ts";
import { usePost } from "../../platform/forms/use-post.ts";
import { AccountFrame } from "./account-frame.tsx";
import { accountPage } from "./account-page.tsx";
import { addressForms } from "./address-forms.server.ts";
import { sitePlaces } from "./places.ts";
import { requireCustomer } from "./require-customer.server.ts";

const load = async (visit: Visit) => {
  const { profile } = await requireCustomer(visit);
  return {
    page: accountPage("accountAddresses", visit),
    addresses: await addressesQuery(visit.strict).queryFn({}),
    customerId: profile.id,
    sender: { name: profile.name, surname: profile.surname, phone: profile.phone ?? undefined },
    saved: visit.url.searchParams.has("saved"),
  };
};

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction(addressForms);

/** What the dialog edits: nothing, a new address, or an existing one. */
type Opened = null | "new" | Address;

export default function AddressesPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, addresses, customerId, sender, saved } = loaderData;
  const { t, locale } = useTranslation("account");
  const [opened, setOpened] = useState<Opened>(null);
  const [isOpen, setOpen] = useState(false);
  const toasts = useToast();
  const addressPath = pathTo("accountAddress", locale);
  const adding = usePageForm("add");
  const saving = usePageForm("save", {
    query: typeof opened === "object" && opened !== null ? { id: String(opened.id) } : {},
  });
  const refused = usePageFormState("default").props.state?.outcome;
  const open = (what: Opened) => {
    setOpened(what);
    setOpen(true);
  };
  const editing = typeof opened === "object" ? opened : null;
  const changes = useAddressChanges(editing?.id ?? 0);
  return (
    <AccountFrame page={page} lead={t("accountAddresses.lead")}>
      {saved && <Alert tone="success">{errorMessages[locale].ADDRESS_UPDATED}</Alert>}
      {refused?.ok === false && <Alert tone="danger">{refused.message}</Alert>}
      <AddressList
        addresses={addresses}
        headingLevel={2}
        onAdd={() => open("new")}
        onEdit={open}
        onDelete={changes.remove}
        onRestore={changes.restore}
        onMakeDefault={changes.makeDefault}
        pages={{
          add: addressPath,
          edit: ({ id }) => `${addressPath}?id=${id}`,
          delete: ({ id }) => `${addressPath}?id=${id}&delete=1`,
          makeDefault: changes.defaultAction,
        }}
      />
      <AddressDialog
        key={editing === null ? "new" : editing.id}
        open={isOpen}
        onOpenChange={setOpen}
        action={editing === null ? adding.action : saving.action}
        send={editing === null ? adding.send : saving.send}
        customerId={customerId}
        sender={sender}
        places={sitePlaces}
        load={editing === null ? undefined : changes.load}
        onSaved={(message) => message !== undefined && toasts.success(message)}
        onNotLoaded={toasts.error}
      />
    </AccountFrame>
  );
}

/** The list's actions by script, each through the same forms that are posted without. */
function useAddressChanges(editedId: number) {
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
    /** Fetches the current version of the address to edit. */
    load: useCallback(
      async (signal: AbortSignal) => {
        const { strictCustomerClient } = await import("../../platform/session/session.browser.ts");
        return addressQuery(strictCustomerClient, editedId).queryFn({ signal });
      },
      [editedId],
    ),
  };
}

/** The fields of an address as its form would send them. */
function fieldsOf({ id: _id, customer_id: _customer, address: _line, is_default, ...fields }: Address) {
  const filled = Object.entries(fields).filter((field): field is [string, string] => field[1] !== null);
  return { ...Object.fromEntries(filled), ...(is_default ? { is_default: "on" } : {}) };
}
