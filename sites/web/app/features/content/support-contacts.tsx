import { pathTo } from "@preforma/domain/routes";
import { ButtonLink } from "@preforma/ui/button";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { lazyModal } from "../../platform/modal/lazy-modal.tsx";
import { useModal } from "../../platform/modal/use-modal.ts";

const HelpModal = lazyModal(() => import("./help-modal.tsx"));
const FeedbackModal = lazyModal(() => import("./feedback-modal.tsx"));

/** The fragment of the contact channels and the feedback form on the help page; external links may use it. */
export const supportFragment = "support";
export const feedbackFragment = "geri-bildirim";

/** The links to help and feedback: dialogs, or without script the sections of the help page. */
export function SupportContacts() {
  const { t, locale } = useTranslation("content");
  const help = pathTo("help", locale);
  const feedback = useModal((dialog) => <FeedbackModal {...dialog} />);
  const support = useModal((dialog) => <HelpModal {...dialog} onFeedback={feedback.open} />);
  return (
    <>
      <ButtonLink href={`${help}#${supportFragment}`} variant="outline" onClick={support.onClick}>
        {t("help.reach")}
      </ButtonLink>
      <ButtonLink href={`${help}#${feedbackFragment}`} variant="quiet" onClick={feedback.onClick}>
        {t("help.feedbackTitle")}
      </ButtonLink>
      {support.modal}
      {feedback.modal}
    </>
  );
}
