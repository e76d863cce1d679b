import { accountMessages, confirmDeletion } from "@preforma/domain/account";
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

const load = (visit: Visit) =>
  Promise.resolve({
    page: accountPage("confirmDeletion", visit),
    locale: visit.locale,
    token: visit.url.searchParams.get("token") ?? "",
  });

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction({
  follow: { schema: linkSchema, send: ({ text }, { safe }) => confirmDeletion(safe, text("token")) },
});

/** Erases an account without a password by the link of a mail; nothing happens before the button is pressed. */
export default function ConfirmDeletionPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, locale, token } = loaderData;
  const { t } = useTranslation("account");
  return (
    <FollowLink
      token={token}
      button={t("confirmDeletion.button")}
      done={
        <NarrowPage page={page}>
          <Alert tone="success">{accountMessages.accountDeleted[locale]}</Alert>
          <ButtonLink href={pathTo("home", locale)}>{t("confirmDeletion.onward")}</ButtonLink>
        </NarrowPage>
      }
      used={
        <NarrowPage page={page} title={null}>
          <DeadLinkNotice
            againHref={pathTo("accountPrivacy", locale)}
            againLabel={t("confirmDeletion.again")}
          />
        </NarrowPage>
      }
    >
      {(form) => (
        <NarrowPage page={page} lead={t("confirmDeletion.lead")}>
          {form}
        </NarrowPage>
      )}
    </FollowLink>
  );
}
