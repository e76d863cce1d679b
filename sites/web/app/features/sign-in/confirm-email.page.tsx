import { accountMessages, confirmEmail } from "@preforma/domain/account";
import { linkSchema } from "@preforma/domain/account/schema";
import { pathTo } from "@preforma/domain/routes";
import { Alert } from "@preforma/ui/alert";
import { ButtonLink } from "@preforma/ui/button";
import { DeadLinkNotice } from "@preforma/ui/verify-notice";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadForVisitor } from "../../platform/loading/load-for-visitor.server.ts";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import type { Visit } from "../../platform/loading/visit.server.ts";
import { accountPage, NarrowPage } from "../account/index.ts";
import { FollowLink } from "./follow-link.tsx";

const load = async (visit: Visit) => {
  await visit.requireSession();
  return {
    page: accountPage("confirmEmail", visit),
    locale: visit.locale,
    token: visit.url.searchParams.get("token") ?? "",
  };
};

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction({
  follow: {
    schema: linkSchema,
    customersOnly: true,
    send: ({ text }, { safe }) => confirmEmail(safe, text("token")),
  },
});

/** Takes a new e-mail address into use by the link that was sent to it, for the account that asked. */
export default function ConfirmEmailPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, locale, token } = loaderData;
  const { t } = useTranslation("account");
  return (
    <FollowLink
      token={token}
      button={t("confirmEmail.button")}
      automatic
      done={
        <NarrowPage page={page}>
          <Alert tone="success">{accountMessages.emailChanged[locale]}</Alert>
          <ButtonLink href={pathTo("account", locale)}>{t("confirmEmail.onward")}</ButtonLink>
        </NarrowPage>
      }
      used={
        <NarrowPage page={page} title={null}>
          <DeadLinkNotice
            againHref={pathTo("accountSecurity", locale)}
            againLabel={t("confirmEmail.again")}
          />
        </NarrowPage>
      }
    >
      {(form) => (
        <NarrowPage page={page} lead={t("confirmEmail.lead")}>
          {form}
        </NarrowPage>
      )}
    </FollowLink>
  );
}
