import { pathTo } from "@preforma/domain/routes";
import { TextLink } from "@preforma/ui/link";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { useRootData } from "../../platform/loading/root-data.ts";

/** Above the button of every form: how the input is used, with a link to the full text. */
export function PrivacyNote() {
  const { t, locale } = useTranslation();
  const notice = useRootData()?.legal.find(({ key }) => key === "privacy-notice");
  return (
    <p>
      {t("privacyNote.text")}
      {notice && (
        <>
          {" "}
          <TextLink href={`${pathTo("legalDocuments", locale)}#${notice.slug}`}>{notice.title}</TextLink>
        </>
      )}
    </p>
  );
}
