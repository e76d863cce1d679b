import { sendVerification, verifyEmail } from "@preforma/domain/account";
import { linkSchema, mailRequestSchema } from "@preforma/domain/account/schema";
import { pathTo } from "@preforma/domain/routes";
import { Form, FormTextField, SubmitButton } from "@preforma/ui/form";
import { VerifyNotice } from "@preforma/ui/verify-notice";
import type { ActionFunctionArgs, ClientLoaderFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageAction } from "../../forms/page-action.server.ts";
import { usePageForm } from "../../forms/use-page-form.ts";
import { useTranslation } from "../../i18n/translations.tsx";
import { loadForVisitor } from "../../loading/load-for-visitor.server.ts";
import { unpack } from "../../loading/packed.ts";
import { loadFromServer, type VisitorPageProps } from "../../loading/visitor-page.ts";
import type { Visit } from "../../loading/visit.server.ts";
import { accountPage } from "../account-page.ts";
import { NarrowPage } from "../narrow-page.tsx";
import { FollowLink } from "./follow-link.tsx";

const load = (visit: Visit) =>
  Promise.resolve({
    page: accountPage("verifyEmail", visit),
    locale: visit.locale,
    token: visit.url.searchParams.get("token"),
  });

export const loader = (args: LoaderFunctionArgs) => loadForVisitor(args, load);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadFromServer("verifyEmail", args);
const act = pageAction({
  follow: { schema: linkSchema, send: ({ text }, { safe }) => verifyEmail(safe, text("token")) },
  again: { schema: mailRequestSchema, send: ({ text }, { safe }) => sendVerification(safe, text("email")) },
});
export const action = (args: ActionFunctionArgs) => act(args);

/** Proves an e-mail address by the link of a mail, or asks for that link. */
export default function VerifyEmailPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, locale, token } = unpack(loaderData);
  const { t } = useTranslation("account");
  const again = usePageForm("again");
  const signInHref = pathTo("login", locale);
  const notice = { signInHref, ...again };
  if (token === null || token === "")
    return (
      <NarrowPage page={page} titleId="verify" lead={t("verifyEmail.ask")}>
        <Form {...again} aria-labelledby="verify" schema={schema}>
          <FormTextField name="email" type="email" label={t("email")} autoComplete="email" dir="ltr" />
          <SubmitButton wide>{t("verifyEmail.send")}</SubmitButton>
        </Form>
      </NarrowPage>
    );
  return (
    <FollowLink
      token={token}
      button={t("verifyEmail.button")}
      automatic
      done={
        <NarrowPage page={page} title={null}>
          <VerifyNotice status="verified" {...notice} />
        </NarrowPage>
      }
      used={
        <NarrowPage page={page} title={null}>
          <VerifyNotice status="used" {...notice} />
        </NarrowPage>
      }
    >
      {(form) => (
        <NarrowPage page={page} lead={t("verifyEmail.lead")}>
          {form}
        </NarrowPage>
      )}
    </FollowLink>
  );
}

const schema = () => import("@preforma/domain/account/schema").then((schemas) => schemas.mailRequestSchema);
