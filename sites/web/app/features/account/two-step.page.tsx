import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorQuery,
} from "@preforma/domain/account";
import { factorCodeSchema, factorSetupSchema } from "@preforma/domain/account/schema";
import type { SafeAnswer } from "@preforma/domain/http";
import { pathTo } from "@preforma/domain/routes";
import { Alert } from "@preforma/ui/alert";
import { Stack } from "@preforma/ui/layout";
import { Text } from "@preforma/ui/text";
import { useState } from "react";
import type { FormAnswer } from "../../platform/http/form-answer.ts";
import { pageAction, type SentOutcome } from "../../platform/forms/page-action.server.ts";
import { usePageForm, usePageFormState } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import { orLeadOn, loadForVisitor, type Visit } from "../../platform/loading/visit.server.ts";
import { AccountFrame } from "./account-frame.tsx";
import { accountPage } from "./account-page.tsx";
import * as css from "./account.css.ts";
import { requireCustomer } from "./require-customer.server.ts";
import { qrCode } from "./qr-code.server.ts";
import { BeginForm, ConfirmForm, ManageForms, RecoveryCodes } from "./two-step-forms.tsx";

const load = async (visit: Visit) => {
  const { session, profile } = await requireCustomer(visit);
  const {
    is_on: isOn,
    recovery_codes_left: left,
    setup,
  } = await orLeadOn(visit.url, () =>
    secondFactorQuery(visit.strict).queryFn({ signal: visit.request.signal }),
  );
  return {
    page: accountPage("accountTwoStep", visit),
    hasPassword: profile.has_password,
    isStaff: session.user.role === "staff",
    isOn,
    left,
    setup: setup && { ...setup, qr: qrCode(setup.uri) },
  };
};

/** Recovery codes are shown only in the answer to the form. */
function withCodes(answer: SafeAnswer<{ recovery_codes: string[] }>): SentOutcome {
  if (!answer.success) return answer;
  return { ok: true, message: answer.message, detail: { codes: answer.data.recovery_codes.join(" ") } };
}

/** The options that forms with a code share. */
const codeForm = { schema: factorCodeSchema, secrets: ["code"], customersOnly: true };

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction({
  begin: {
    schema: factorSetupSchema,
    customersOnly: true,
    async send({ text }, { safe, locale }) {
      const answer = await beginSecondFactor(safe, text("password") || undefined);
      return answer.success ? { redirect: pathTo("accountTwoStep", locale) } : answer;
    },
  },
  confirm: {
    ...codeForm,
    send: async ({ text }, { safe }) => withCodes(await confirmSecondFactor(safe, text("code"))),
  },
  renew: {
    ...codeForm,
    send: async ({ text }, { safe }) => withCodes(await renewRecoveryCodes(safe, text("code"))),
  },
  remove: {
    ...codeForm,
    async send({ text }, { safe, locale }) {
      const answer = await removeSecondFactor(safe, text("code"));
      return answer.success ? { redirect: pathTo("accountTwoStep", locale) } : answer;
    },
  },
});

const codesIn = (detail: FormAnswer["detail"]): string | null =>
  typeof detail?.["codes"] === "string" ? detail["codes"] : null;

/** App codes in addition to the password: set-up, recovery codes, turning it off. */
export default function TwoStepPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, hasPassword, isStaff, isOn, left, setup } = loaderData;
  const { t } = useTranslation("account");
  const [shown, setShown] = useState<string | null>(null);
  const onAnswer = ({ detail }: FormAnswer) => setShown(codesIn(detail));
  const begin = usePageForm("begin");
  const confirm = usePageFormState("confirm", { onAnswer });
  const renew = usePageFormState("renew", { onAnswer });
  const remove = usePageForm("remove");
  const codes = shown ?? codesIn(confirm.detail) ?? codesIn(renew.detail);
  return (
    <AccountFrame page={page} lead={t("accountTwoStep.lead")}>
      <Stack gap="xl" className={css.column}>
        {isStaff && !isOn && <Alert>{t("accountTwoStep.staff")}</Alert>}
        {isOn && (
          <Alert tone="success">
            <Stack gap="xs">
              <Text>{t("accountTwoStep.on")}</Text>
              <Text>{t("accountTwoStep.left", { count: left })}</Text>
            </Stack>
          </Alert>
        )}
        {isOn && codes !== null && <RecoveryCodes codes={codes.split(" ")} />}
        {isOn && <ManageForms renew={renew.props} remove={remove} />}
        {!isOn && setup && <ConfirmForm form={confirm.props} setup={setup} />}
        {!isOn && !setup && <BeginForm form={begin} hasPassword={hasPassword} />}
      </Stack>
    </AccountFrame>
  );
}
