import { register, type RegistrationForm } from "@preforma/domain/account";
import { registrationSchema } from "@preforma/domain/account/schema";
import { withoutUncheckedCompany } from "@preforma/ui/account-form";
import { RegisterForm } from "@preforma/ui/register-form";
import { redirect } from "react-router";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import { loadForVisitor, type Visit } from "../../platform/loading/visit.server.ts";
import { accountPage, NarrowPage } from "../account/index.ts";
import { countryChoices } from "../account/index.server.ts";
import { useLegalPath } from "../legal/index.ts";
import { afterSignIn, returnPathIn, signInHrefIn } from "./sign-in-at-api.server.ts";

const load = async (visit: Visit) => {
  if (await visit.session()) throw redirect(afterSignIn(visit, returnPathIn(visit)), 303);
  return {
    page: accountPage("register", visit),
    signInHref: signInHrefIn(visit),
    countries: countryChoices(visit.locale),
  };
};

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction({
  register: {
    schema: registrationSchema,
    prepare: withoutUncheckedCompany,
    send: ({ values }, visit) =>
      register(visit.safe, values as unknown as RegistrationForm, returnPathIn(visit)),
  },
});

export default function RegisterPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, signInHref, countries } = loaderData;
  const form = usePageForm("register", { keep: ["callbackUrl"] });
  return (
    <NarrowPage page={page} titleId="register">
      <RegisterForm
        {...form}
        aria-labelledby="register"
        signInHref={signInHref}
        privacyHref={useLegalPath("privacy-notice")}
        countries={countries}
      />
    </NarrowPage>
  );
}
