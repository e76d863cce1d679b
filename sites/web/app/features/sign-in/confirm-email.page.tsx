import { accountMessages, confirmEmail } from "@preforma/domain/account";
import { linkSchema } from "@preforma/domain/account/schema";
import { pathTo } from "@preforma/domain/routes";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { loadForVisitor } from "../../platform/loading/load-for-visitor.server.ts";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import type { Visit } from "../../platform/loading/visit.server.ts";
import { accountPage } from "../account/index.ts";
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
  return (
    <FollowLink
      page={page}
      texts="confirmEmail"
      token={token}
      automatic
      done={accountMessages.emailChanged[locale]}
      onwardHref={pathTo("account", locale)}
      againHref={pathTo("accountSecurity", locale)}
    />
  );
}
