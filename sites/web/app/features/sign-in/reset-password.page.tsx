import { checkPasswordReset, resetPassword } from "@preforma/domain/account";
import { passwordResetSchema } from "@preforma/domain/account/schema";
import { pathTo } from "@preforma/domain/routes";
import { ResetPasswordForm } from "@preforma/ui/password-forms";
import { DeadLinkNotice } from "@preforma/ui/verify-notice";
import { useState } from "react";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import { loadForVisitor, type Visit } from "../../platform/loading/visit.server.ts";
import { accountPage, NarrowPage } from "../account/index.ts";
import { isGoodLink, signInHrefIn } from "./sign-in-at-api.server.ts";

const load = async (visit: Visit) => {
  const token = visit.url.searchParams.get("token") ?? "";
  return {
    page: accountPage("resetPassword", visit),
    locale: visit.locale,
    token,
    signInHref: signInHrefIn(visit),
    isGood: isGoodLink(await checkPasswordReset(visit.safe, token)),
  };
};

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction({
  reset: {
    schema: passwordResetSchema,
    secrets: ["token"],
    send: ({ text }, { safe }) => resetPassword(safe, text("token"), text("password")),
  },
});

export default function ResetPasswordPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, locale, token, signInHref, isGood } = loaderData;
  const { t } = useTranslation("account");
  const form = usePageForm("reset", { keep: ["token", "callbackUrl"] });
  // The form itself uses the link up; the result replaces it.
  const [isUsed] = useState(!isGood && form.state === undefined);
  if (isUsed)
    return (
      <NarrowPage page={page} title={null}>
        <DeadLinkNotice
          retryHref={pathTo("forgottenPassword", locale)}
          retryLabel={t("resetPassword.again")}
        />
      </NarrowPage>
    );
  return (
    <NarrowPage page={page} titleId="reset">
      <ResetPasswordForm {...form} aria-labelledby="reset" token={token} signInHref={signInHref} />
    </NarrowPage>
  );
}
