import { deleteAccount } from "@preforma/domain/account";
import { deletionSchema } from "@preforma/domain/account/schema";
import { pathTo } from "@preforma/domain/routes";
import { ButtonLink } from "@preforma/ui/button";
import { Form, SubmitButton } from "@preforma/ui/form";
import { Cluster, Stack } from "@preforma/ui/layout";
import { TextLink } from "@preforma/ui/link";
import { FormPasswordField } from "@preforma/ui/password-field";
import { Text } from "@preforma/ui/text";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import { loadForVisitor, type Visit } from "../../platform/loading/visit.server.ts";
import { AccountFrame, AccountPart } from "./account-frame.tsx";
import { accountPage } from "./account-page.tsx";
import * as css from "./account.css.ts";
import { useLegalPath } from "../legal/index.ts";
import { requireCustomer } from "./require-customer.server.ts";

const load = async (visit: Visit) => {
  const { profile } = await requireCustomer(visit);
  return { page: accountPage("accountPrivacy", visit), hasPassword: profile.has_password };
};

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction({
  delete: {
    schema: deletionSchema,
    customersOnly: true,
    async send({ text }, visit) {
      const answer = await deleteAccount(visit.safe, text("password") || undefined);
      // 202: a link was mailed, as there is no password to confirm it with.
      if (!answer.success || answer.status === 202) return answer;
      return { redirect: `${pathTo("login", visit.locale)}?deleted=1`, reload: true };
    },
  },
});

const schema = () => import("@preforma/domain/account/schema").then((schemas) => schemas.deletionSchema);

export default function PrivacyPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, hasPassword } = loaderData;
  const { t, locale } = useTranslation("account");
  const deletion = usePageForm("delete");
  const notice = useLegalPath("privacy-notice");
  return (
    <AccountFrame page={page} lead={t("accountPrivacy.lead")}>
      <Stack gap="xl" className={css.column}>
        <TextLink href={notice}>{t("accountPrivacy.notice")}</TextLink>
        <AccountPart
          id="export"
          title={t("accountPrivacy.export")}
          text={t("accountPrivacy.exportText")}
          align="start"
        >
          <ButtonLink href={pathTo("accountExport", locale)} variant="outline" download>
            {t("accountPrivacy.download")}
          </ButtonLink>
        </AccountPart>
        <AccountPart
          id="deletion"
          title={t("accountPrivacy.deletion")}
          text={t("accountPrivacy.deletionText")}
        >
          <Form {...deletion} aria-labelledby="deletion" schema={schema}>
            {hasPassword ? (
              <FormPasswordField name="password" purpose="current" label={t("accountSecurity.proof")} />
            ) : (
              <Text>{t("accountPrivacy.byMail")}</Text>
            )}
            <Cluster>
              <SubmitButton variant="danger">
                {t(hasPassword ? "accountPrivacy.deleteNow" : "accountPrivacy.sendLink")}
              </SubmitButton>
            </Cluster>
          </Form>
        </AccountPart>
      </Stack>
    </AccountFrame>
  );
}
