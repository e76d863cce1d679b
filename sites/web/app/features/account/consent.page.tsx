import { acceptPrivacyNotice } from "@preforma/domain/account";
import { consentSchema } from "@preforma/domain/account/schema";
import { pathTo } from "@preforma/domain/routes";
import { Form, FormCheckbox, SubmitButton } from "@preforma/ui/form";
import { TextLink } from "@preforma/ui/link";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import { returnPathOf, loadForVisitor, type Visit } from "../../platform/loading/visit.server.ts";
import { accountPage, NarrowPage } from "./account-page.tsx";
import { useLegalPath } from "../legal/index.ts";

const load = async (visit: Visit) => {
  await visit.requireSession();
  return { page: accountPage("accountConsent", visit), locale: visit.locale };
};

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction({
  consent: {
    schema: consentSchema,
    customersOnly: true,
    async send(_sent, visit) {
      const answer = await acceptPrivacyNotice(visit.safe);
      const returnPath = returnPathOf(visit.publicOrigin, visit.url.searchParams.get("callbackUrl"));
      return answer.success ? { redirect: returnPath ?? pathTo("account", visit.locale) } : answer;
    },
  },
});

const schema = () => import("@preforma/domain/account/schema").then((schemas) => schemas.consentSchema);

/** The privacy notice for customers who signed in through a provider, which does not show it. */
export default function ConsentPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page } = loaderData;
  const { t } = useTranslation("account");
  const form = usePageForm("consent", { keep: ["callbackUrl"] });
  return (
    <NarrowPage page={page} titleId="consent" lead={t("accountConsent.lead")}>
      <Form {...form} aria-labelledby="consent" schema={schema}>
        <FormCheckbox
          name="privacy_consent"
          label={t("accountConsent.accept")}
          required
          hint={
            <TextLink href={useLegalPath("privacy-notice")} external>
              {t("accountPrivacy.notice")}
            </TextLink>
          }
        />
        <SubmitButton wide>{t("accountConsent.goOn")}</SubmitButton>
      </Form>
    </NarrowPage>
  );
}
