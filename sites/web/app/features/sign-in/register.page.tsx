import { register, type RegistrationForm } from "@preforma/domain/account";
import { registrationSchema } from "@preforma/domain/account/schema";
import { pathTo } from "@preforma/domain/routes";
import { withoutClosedCompany } from "@preforma/ui/account-form";
import { RegisterForm } from "@preforma/ui/register-form";
import { redirect } from "react-router";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { loadForVisitor } from "../../platform/loading/load-for-visitor.server.ts";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import type { Visit } from "../../platform/loading/visit.server.ts";
import { accountPage, NarrowPage } from "../account/index.ts";
import { countryChoices } from "../account/index.server.ts";
import { useLegalPath } from "../legal/index.ts";
import { afterSignIn } from "./sign-in-at-api.server.ts";

const load = async (visit: Visit) => {
  const callbackUrl = visit.url.searchParams.get("callbackUrl");
  if (await visit.session()) throw redirect(afterSignIn(visit, callbackUrl), 303);
  return {
    page: accountPage("register", visit),
    locale: visit.locale,
    callbackUrl,
    countries: countryChoices(visit.locale),
  };
};

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction({
  register: {
    schema: registrationSchema,
    prepare: withoutClosedCompany,
    send: ({ values }, { safe }) => register(safe, values as unknown as RegistrationForm),
  },
});

export default function RegisterPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, locale, callbackUrl, countries } = loaderData;
  const form = usePageForm("register", { keep: ["callbackUrl"] });
  const search = callbackUrl === null ? "" : `?${new URLSearchParams({ callbackUrl })}`;
  return (
    <NarrowPage page={page} titleId="register">
      <RegisterForm
        {...form}
        aria-labelledby="register"
        signInHref={`${pathTo("login", locale)}${search}`}
        privacyHref={useLegalPath("privacy-notice")}
        countries={countries}
      />
    </NarrowPage>
  );
}
