import { saveProfile, type ProfileForm as ProfileFields } from "@preforma/domain/account";
import { profileSchema } from "@preforma/domain/account/schema";
import { withoutUncheckedCompany } from "@preforma/ui/account-form";
import { ProfileForm } from "@preforma/ui/profile-form";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import { loadForVisitor, type Visit } from "../../platform/loading/visit.server.ts";
import { AccountFrame } from "./account-frame.tsx";
import { accountPage } from "./account-page.tsx";
import * as css from "./account.css.ts";
import { countryChoices } from "./country-choices.server.ts";
import { requireCustomer } from "./require-customer.server.ts";

const load = async (visit: Visit) => {
  const { profile } = await requireCustomer(visit);
  return { page: accountPage("account", visit), profile, countries: countryChoices(visit.locale) };
};

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction({
  profile: {
    schema: profileSchema,
    customersOnly: true,
    prepare: withoutUncheckedCompany,
    send: ({ values }, { safe }) => saveProfile(safe, values as unknown as ProfileFields),
  },
});

export default function ProfilePage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, profile, countries } = loaderData;
  const { t } = useTranslation("account");
  return (
    <AccountFrame page={page} titleId="profile" lead={t("account.lead")}>
      <div className={css.column}>
        <ProfileForm
          {...usePageForm("profile")}
          aria-labelledby="profile"
          profile={profile}
          countries={countries}
        />
      </div>
    </AccountFrame>
  );
}
