import { sendPasswordReset } from "@preforma/domain/account";
import { mailRequestSchema } from "@preforma/domain/account/schema";
import { pathTo } from "@preforma/domain/routes";
import { ForgottenPasswordForm } from "@preforma/ui/password-forms";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { loadForVisitor } from "../../platform/loading/load-for-visitor.server.ts";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import type { Visit } from "../../platform/loading/visit.server.ts";
import { accountPage, NarrowPage } from "../account/index.ts";

const load = async (visit: Visit) => ({
  page: accountPage("forgottenPassword", visit),
  locale: visit.locale,
  email: (await visit.session())?.user.email,
});

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction({
  forgotten: {
    schema: mailRequestSchema,
    send: ({ text }, { safe }) => sendPasswordReset(safe, text("email")),
  },
});

export default function ForgottenPasswordPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, locale, email } = loaderData;
  const form = usePageForm("forgotten");
  return (
    <NarrowPage page={page} titleId="forgotten">
      <ForgottenPasswordForm
        {...form}
        aria-labelledby="forgotten"
        signInHref={pathTo("login", locale)}
        email={email}
      />
    </NarrowPage>
  );
}
