import { Form, FormTextField, SubmitButton } from "@preforma/ui/form";
import { Cluster } from "@preforma/ui/layout";
import { TextLink } from "@preforma/ui/link";
import { FormPasswordField } from "@preforma/ui/password-field";
import { Text } from "@preforma/ui/text";
import type { PageFormProps } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { AccountPart } from "./account-frame.tsx";
import type { QrCode } from "./qr-code.server.ts";
import * as css from "./two-step.css.ts";

const setupSchema = () =>
  import("@preforma/domain/account/schema").then((schemas) => schemas.factorSetupSchema);
const codeSchema = () =>
  import("@preforma/domain/account/schema").then((schemas) => schemas.factorCodeSchema);

/** Starts the set-up, confirmed with the password. */
export function BeginForm({ form, hasPassword }: { form: PageFormProps; hasPassword: boolean }) {
  const { t } = useTranslation("account");
  return (
    <Form {...form} aria-label={t("accountTwoStep.title")} schema={setupSchema}>
      {hasPassword && (
        <FormPasswordField name="password" purpose="current" label={t("accountSecurity.proof")} />
      )}
      <Cluster>
        <SubmitButton>{t("accountTwoStep.begin")}</SubmitButton>
      </Cluster>
    </Form>
  );
}

interface ConfirmFormProps {
  form: PageFormProps;
  setup: { secret: string; uri: string; qr: QrCode };
}

/** Shows the secret for the app, and requests its first code. */
export function ConfirmForm({ form, setup: { secret, uri, qr } }: ConfirmFormProps) {
  const { t } = useTranslation("account");
  return (
    <AccountPart id="scan" title={t("accountTwoStep.scan")}>
      <svg
        className={css.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={t("accountTwoStep.qr")}
        shapeRendering="crispEdges"
      >
        <path d={`M0 0h${qr.size}v${qr.size}H0z`} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <Text tone="muted">{t("accountTwoStep.key")}</Text>
      <Text>
        <bdi dir="ltr" className={css.key}>
          {secret.match(/.{1,4}/g)?.join(" ")}
        </bdi>
      </Text>
      <TextLink href={uri}>{t("accountTwoStep.open")}</TextLink>
      <Form {...form} aria-labelledby="scan" schema={codeSchema}>
        <FormTextField
          name="code"
          label={t("accountTwoStep.code")}
          autoComplete="one-time-code"
          inputMode="numeric"
          dir="ltr"
        />
        <Cluster>
          <SubmitButton>{t("accountTwoStep.confirm")}</SubmitButton>
        </Cluster>
      </Form>
    </AccountPart>
  );
}

/** New recovery codes, and turning it off. */
export function ManageForms({ renew, remove }: { renew: PageFormProps; remove: PageFormProps }) {
  return (
    <>
      <CodeForm id="renew" form={renew} />
      <CodeForm id="off" form={remove} />
    </>
  );
}

function CodeForm({ id, form }: { id: "renew" | "off"; form: PageFormProps }) {
  const { t } = useTranslation("account");
  return (
    <AccountPart id={id} title={t(`accountTwoStep.${id}`)} text={t(`accountTwoStep.${id}Text`)}>
      <Form {...form} aria-labelledby={id} schema={codeSchema}>
        <FormTextField name="code" label={t("accountTwoStep.proof")} autoComplete="one-time-code" dir="ltr" />
        <Cluster>
          <SubmitButton variant={id === "off" ? "danger" : "outline"}>
            {t(`accountTwoStep.${id}Now`)}
          </SubmitButton>
        </Cluster>
      </Form>
    </AccountPart>
  );
}

/** The recovery codes, shown only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation("account");
  return (
    <AccountPart id="codes" title={t("accountTwoStep.codes")}>
      <Text>{t("accountTwoStep.codesText")}</Text>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <bdi dir="ltr">{code}</bdi>
          </li>
        ))}
      </ul>
    </AccountPart>
  );
}
