import { pathTo, signInPath } from "@preforma/domain/routes";
import { FeedbackDialog } from "@preforma/ui/feedback-dialog";
import { useLocation } from "react-router";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import type { ModalProps } from "../../platform/modal/use-modal.ts";
import { useCustomer } from "../requests/index.ts";
import { PrivacyNote } from "../legal/index.ts";

/** The feedback form in a dialog, fetched on the first press. */
export default function FeedbackModal(props: ModalProps) {
  const { locale } = useTranslation();
  const { pathname } = useLocation();
  const { action, send } = usePageForm("feedback", { waitsAs: "feedback", path: pathTo("help", locale) });
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
