import {
  checkVerification,
  sendVerification,
  minPasswordLength,
  verifyEmail,
} from "@preforma/domain/account";
import { emailVerificationSchema, mailRequestSchema } from "@preforma/domain/account/schema";
import { Form, FormTextField, SubmitButton } from "@preforma/ui/form";
import { FormPasswordField } from "@preforma/ui/password-field";
import { VerifyNotice } from "@preforma/ui/verify-notice";
import { useState } from "react";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { usePageForm, usePageFormState } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import { loadForVisitor, type Visit } from "../../platform/loading/visit.server.ts";
import { accountPage, NarrowPage } from "../account/index.ts";
import { isGoodLink, returnPathIn, signInHrefIn } from "./sign-in-at-api.server.ts";

const load = async (visit: Visit) => {
  const token = visit.url.searchParams.get("token") ?? "";
  return {
    page: accountPage("verifyEmail", visit),
    token,
    signInHref: signInHrefIn(visit),
    isGood: token === "" || isGoodLink(await checkVerification(visit.safe, token)),
  };
};

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction({
  verify: {
    schema: emailVerificationSchema,
    secrets: ["token"],
    send: ({ text }, { safe }) => verifyEmail(safe, text("token"), text("password")),
  },
  again: {
    schema: mailRequestSchema,
    send: ({ text }, visit) => sendVerification(visit.safe, text("email"), returnPathIn(visit)),
  },
});

/** Confirms an e-mail address by a mailed link, with the password that is chosen here; or requests that link. */
export default function VerifyEmailPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, token, signInHref, isGood } = loaderData;
  const { t } = useTranslation("account");
  const again = usePageForm("again", { keep: ["callbackUrl"] });
  const [isDone, setDone] = useState(false);
  const verify = usePageFormState("verify", {
    keep: ["token", "callbackUrl"],
    onAnswer: ({ state }) => setDone(state.outcome?.ok === true),
  });
  // The form itself uses the link up; the result replaces it.
  const [isUsed] = useState(!isGood && verify.props.state === undefined && again.state === undefined);
  const notice = { signInHref, ...again };
  if (token === "")
    return (
      <NarrowPage page={page} titleId="verify" lead={t("verifyEmail.ask")}>
        <Form {...again} aria-labelledby="verify" schema={mailSchema}>
          <FormTextField name="email" type="email" label={t("email")} autoComplete="email" dir="ltr" />
          <SubmitButton wide>{t("verifyEmail.send")}</SubmitButton>
        </Form>
      </NarrowPage>
    );
  const status = isDone || verify.props.state?.outcome?.ok === true ? "verified" : isUsed ? "used" : null;
  if (status !== null)
    return (
      <NarrowPage page={page} title={null}>
        <VerifyNotice status={status} {...notice} />
      </NarrowPage>
    );
  return (
    <NarrowPage page={page} titleId="verify" lead={t("verifyEmail.lead")}>
      <Form {...verify.props} aria-labelledby="verify" schema={schema}>
        <input type="hidden" name="token" value={token} />
        <FormPasswordField
          name="password"
          purpose="new"
          label={t("verifyEmail.password")}
          hint={t("verifyEmail.hint", { count: minPasswordLength })}
        />
        <SubmitButton wide>{t("verifyEmail.button")}</SubmitButton>
      </Form>
    </NarrowPage>
  );
}

const schema = () =>
  import("@preforma/domain/account/schema").then((schemas) => schemas.emailVerificationSchema);
const mailSchema = () =>
  import("@preforma/domain/account/schema").then((schemas) => schemas.mailRequestSchema);
