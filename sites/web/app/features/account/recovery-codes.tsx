import { Stack } from "@preforma/ui/layout";
import { Heading, Text } from "@preforma/ui/text";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import * as css from "./two-step.css.ts";

/** The recovery codes, this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation("account");
  return (
    <section aria-labelledby="codes">
      <Stack>
        <Heading level={2} size="l" id="codes">
          {t("accountTwoStep.codes")}
        </Heading>
        <Text>{t("accountTwoStep.codesText")}</Text>
        <ul className={css.codes}>
          {codes.map((code) => (
            <li key={code}>
              <bdi dir="ltr">{code}</bdi>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
