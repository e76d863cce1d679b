import { addressQuery } from "@preforma/domain/addresses";
import { idOf, pathTo } from "@preforma/domain/routes";
import { AddressCard } from "@preforma/ui/address-card";
import { AddressForm } from "@preforma/ui/address-form";
import { ButtonLink } from "@preforma/ui/button";
import { Form, SubmitButton } from "@preforma/ui/form";
import { Cluster } from "@preforma/ui/layout";
import { data } from "react-router";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import { loadForVisitor, type Visit } from "../../platform/loading/visit.server.ts";
import { AccountFrame } from "./account-frame.tsx";
import { accountPage } from "./account-page.tsx";
import * as css from "./account.css.ts";
import { addressPageForms } from "./address-forms.server.ts";
import { sitePlaces } from "./places.ts";
import { requireCustomer } from "./require-customer.server.ts";

const load = async (visit: Visit) => {
  const { profile } = await requireCustomer(visit);
  const { searchParams } = visit.url;
  const idParameter = searchParams.get("id");
  const id = idOf(idParameter ?? undefined);
  if (idParameter !== null && id === null) throw data(null, { status: 404 });
  const address = id === null ? null : await addressQuery(visit.strict, id).queryFn({});
  const page = accountPage("accountAddress", visit);
  const task = address === null ? "add" : searchParams.has("delete") ? "delete" : "edit";
  return {
    page: { ...page, title: visit.t(`account:accountAddress.${task}`) },
    address,
    isDeletion: task === "delete",
    customerId: profile.id,
    sender: { name: profile.name, surname: profile.surname, phone: profile.phone ?? undefined },
  };
};

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction(addressPageForms);

/** An address on a separate page: for visitors without script, and for direct links. */
export default function AddressPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, address, isDeletion, customerId, sender } = loaderData;
  const { t, locale } = useTranslation("account");
  const form = usePageForm(address === null ? "add" : "save", { keep: ["id"] });
  const deletion = usePageForm("delete", { keep: ["id", "delete"] });
  return (
    <AccountFrame page={page} titleId="address">
      <div className={css.column}>
        {address !== null && isDeletion ? (
          <AddressCard
            address={address}
            headingLevel={2}
            actions={
              <Form {...deletion} aria-labelledby="address">
                <input type="hidden" name="address_id" value={address.id} />
                <Cluster>
                  <SubmitButton variant="danger">{t("accountAddress.deleteNow")}</SubmitButton>
                  <ButtonLink href={pathTo("accountAddresses", locale)} variant="quiet">
                    {t("accountAddress.keep")}
                  </ButtonLink>
                </Cluster>
              </Form>
            }
          />
        ) : (
          <AddressForm
            {...form}
            aria-labelledby="address"
            address={address ?? undefined}
            customerId={customerId}
            sender={sender}
            places={sitePlaces}
          />
        )}
      </div>
    </AccountFrame>
  );
}
