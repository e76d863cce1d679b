import { Form, SubmitButton } from "@preforma/ui/form";
import { Text } from "@preforma/ui/text";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import { loadForVisitor, type Visit } from "../../platform/loading/visit.server.ts";
import { accountPage, NarrowPage } from "../account/index.ts";
import { followLinkAtApi } from "./sign-in-at-api.server.ts";

const load = (visit: Visit) =>
  Promise.resolve({
    page: accountPage("confirmSignIn", visit),
    email: visit.url.searchParams.get("email") ?? "",
  });

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction({
  confirm: { send: async (_sent, visit) => ({ redirect: await followLinkAtApi(visit), reload: true }) },
});

/** A sign-in link opened in a browser that did not request it: nothing happens before the button is pressed. */
export default function ConfirmSignInPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, email } = loaderData;
  const { t } = useTranslation("account");
  const form = usePageForm("confirm", { keep: ["token", "email", "callbackUrl"] });
  return (
    <NarrowPage page={page} titleId="confirm" lead={t("confirmSignIn.lead")}>
      <Text>
        <bdi dir="ltr">{email}</bdi>
      </Text>
      <Form {...form} aria-labelledby="confirm">
        <SubmitButton wide>{t("confirmSignIn.button")}</SubmitButton>
      </Form>
      <Text tone="muted">{t("confirmSignIn.otherwise")}</Text>
    </NarrowPage>
  );
}
