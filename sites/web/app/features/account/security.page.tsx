import { changeEmail, changePassword, endAccountSession, sessionsQuery } from "@preforma/domain/account";
import { emailChangeSchema, passwordChangeSchema } from "@preforma/domain/account/schema";
import { pathTo } from "@preforma/domain/routes";
import { Alert } from "@preforma/ui/alert";
import { ButtonLink } from "@preforma/ui/button";
import { DateText } from "@preforma/ui/dates";
import { Form, FormTextField, SubmitButton } from "@preforma/ui/form";
import { Cluster, Stack } from "@preforma/ui/layout";
import { TextLink } from "@preforma/ui/link";
import { ChangePasswordForm } from "@preforma/ui/password-forms";
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
import { requireCustomer } from "./require-customer.server.ts";

const load = async (visit: Visit) => {
  const { profile } = await requireCustomer(visit);
  const { email, has_password: hasPassword } = profile;
  const sessions = await sessionsQuery(visit.strict).queryFn({});
  return { page: accountPage("accountSecurity", visit), email, hasPassword, sessions };
};

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction({
  password: {
    schema: passwordChangeSchema,
    secrets: ["current", "next"],
    customersOnly: true,
    send: ({ text }, { safe }) => changePassword(safe, text("current"), text("next")),
  },
  email: {
    schema: emailChangeSchema,
    customersOnly: true,
    send: ({ text }, { safe }) => changeEmail(safe, text("email"), text("password")),
  },
  session: {
    customersOnly: true,
    send: ({ text }, { safe }) => endAccountSession(safe, encodeURIComponent(text("session"))),
  },
});

const emailSchema = () =>
  import("@preforma/domain/account/schema").then((schemas) => schemas.emailChangeSchema);

export default function SecurityPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, email, hasPassword, sessions } = loaderData;
  const { t, locale } = useTranslation("account");
  const password = usePageForm("password");
  const address = usePageForm("email");
  const session = usePageForm("session");
  return (
    <AccountFrame page={page}>
      <Stack gap="xl" className={css.column}>
        <AccountPart id="password" title={t("accountSecurity.password")}>
          {hasPassword ? (
            <ChangePasswordForm {...password} aria-labelledby="password" email={email} />
          ) : (
            <Alert>
              <Stack gap="xs">
                <Text>{t("accountSecurity.noPassword")}</Text>
                <TextLink href={pathTo("forgottenPassword", locale)}>
                  {t("accountSecurity.setPassword")}
                </TextLink>
              </Stack>
            </Alert>
          )}
        </AccountPart>
        <AccountPart
          id="two-step"
          title={t("accountSecurity.twoStep")}
          text={t("accountSecurity.twoStepText")}
          align="start"
        >
          <ButtonLink href={pathTo("accountTwoStep", locale)} variant="outline">
            {t("accountSecurity.twoStepLink")}
          </ButtonLink>
        </AccountPart>
        <AccountPart id="email" title={t("accountSecurity.email")}>
          <Text tone="muted">
            {t("accountSecurity.emailNow")} <bdi dir="ltr">{email}</bdi>
          </Text>
          {hasPassword && (
            <Form {...address} aria-labelledby="email" schema={emailSchema}>
              <FormTextField
                name="email"
                type="email"
                label={t("accountSecurity.newEmail")}
                autoComplete="email"
                dir="ltr"
              />
              <FormPasswordField name="password" purpose="current" label={t("accountSecurity.proof")} />
              <Cluster>
                <SubmitButton>{t("accountSecurity.changeEmail")}</SubmitButton>
              </Cluster>
            </Form>
          )}
        </AccountPart>
        <AccountPart
          id="sessions"
          title={t("accountSecurity.sessions")}
          text={t("accountSecurity.sessionsText")}
        >
          <Stack as="ul" gap="s">
            {sessions.map((one) => (
              <li key={one.id}>
                <Cluster justify="between">
                  <span>
                    {one.is_current ? t("accountSecurity.thisDevice") : t("accountSecurity.lastSeen")}{" "}
                    <DateText date={one.last_seen_at} />
                  </span>
                  {!one.is_current && (
                    <Form {...session}>
                      <input type="hidden" name="session" value={one.id} />
                      <SubmitButton variant="outline" size="small">
                        {t("accountSecurity.endSession")}
                      </SubmitButton>
                    </Form>
                  )}
                </Cluster>
              </li>
            ))}
          </Stack>
        </AccountPart>
      </Stack>
    </AccountFrame>
  );
}
