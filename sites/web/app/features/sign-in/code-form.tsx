import { pathTo } from "@preforma/domain/routes";
import { Form, FormTextField, SubmitButton } from "@preforma/ui/form";
import { TextLink } from "@preforma/ui/link";
import type { PageFormProps } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";

interface CodeFormProps extends PageFormProps {
  /** Where the person goes on afterwards. */
  callbackUrl: string;
  /** Names the form. */
  "aria-labelledby": string;
}

const schema = () => import("@preforma/domain/account/schema").then((schemas) => schemas.factorCodeSchema);

/** The second step of a sign-in: a code of the app, or a recovery code. */
export function CodeForm({ callbackUrl, ...form }: CodeFormProps) {
  const { t, locale } = useTranslation("account");
  return (
    <>
      <Form {...form} schema={schema}>
        <FormTextField
          name="code"
          label={t("login.code")}
          hint={t("login.codeHint")}
          autoComplete="one-time-code"
          autoCapitalize="none"
          dir="ltr"
        />
        <SubmitButton wide>{t("login.codeButton")}</SubmitButton>
      </Form>
      <TextLink href={`${pathTo("login", locale)}?${new URLSearchParams({ callbackUrl })}`}>
        {t("login.again")}
      </TextLink>
    </>
  );
}
