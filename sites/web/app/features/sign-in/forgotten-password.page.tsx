import { sendPasswordReset } from "@preforma/domain/account";
import { mailRequestSchema } from "@preforma/domain/account/schema";
import { ForgottenPasswordForm } from "@preforma/ui/password-forms";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import { loadForVisitor, type Visit } from "../../platform/loading/visit.server.ts";
import { accountPage, NarrowPage } from "../account/index.ts";
import { returnPathIn, signInHrefIn } from "./sign-in-at-api.server.ts";

const load = async (visit: Visit) => ({
  page: accountPage("forgottenPassword", visit),
  signInHref: signInHrefIn(visit),
  email: (await visit.session())?.user.email,
});

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction({
  forgotten: {
    schema: mailRequestSchema,
    send: ({ text }, visit) => sendPasswordReset(visit.safe, text("email"), returnPathIn(visit)),
  },
});

export default function ForgottenPasswordPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, signInHref, email } = loaderData;
  const form = usePageForm("forgotten", { keep: ["callbackUrl"] });
  return (
    <NarrowPage page={page} titleId="forgotten">
      <ForgottenPasswordForm {...form} aria-labelledby="forgotten" signInHref={signInHref} email={email} />
    </NarrowPage>
  );
}
