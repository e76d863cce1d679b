import { accountMessages, confirmDeletion } from "@preforma/domain/account";
import { linkSchema } from "@preforma/domain/account/schema";
import { pathTo } from "@preforma/domain/routes";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { loadForVisitor } from "../../platform/loading/load-for-visitor.server.ts";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import type { Visit } from "../../platform/loading/visit.server.ts";
import { accountPage } from "../account/index.ts";
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
  return (
    <FollowLink
      page={page}
      texts="confirmDeletion"
      token={token}
      done={accountMessages.accountDeleted[locale]}
      onwardHref={pathTo("home", locale)}
      againHref={pathTo("accountPrivacy", locale)}
    />
  );
}
