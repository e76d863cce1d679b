import { pathTo, signInPath } from "@preforma/domain/routes";
import { FeedbackDialog } from "@preforma/ui/feedback-dialog";
import { useLocation } from "react-router";
import { usePageForm } from "../forms/use-page-form.ts";
import { useTranslation } from "../i18n/translations.tsx";
import type { OverPageProps } from "../pages/over-page.tsx";
import { useCustomer } from "../requests/use-sender.ts";
import { PrivacyNote } from "../shell/privacy-note.tsx";

/** The feedback form over the page, fetched with the first press. */
export default function FeedbackOverPage(props: OverPageProps) {
  const { locale } = useTranslation();
  const { pathname } = useLocation();
  const { action, send } = usePageForm("feedback", { path: pathTo("help", locale) });
  return (
    <FeedbackDialog
      action={action}
      send={send}
      {...props}
      closeOn={pathname}
      customer={useCustomer()}
      signInHref={signInPath(locale, { callbackUrl: pathname })}
      note={<PrivacyNote />}
    />
  );
}
