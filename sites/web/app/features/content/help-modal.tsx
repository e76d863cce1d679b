import { pathTo } from "@preforma/domain/routes";
import { workingHours } from "@preforma/domain/settings";
import { HelpDialog } from "@preforma/ui/help-dialog";
import { useLocation } from "react-router";
import { deskLabels } from "./desks.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import type { ModalProps } from "../../platform/modal/use-modal.ts";
import { useRootData } from "../../platform/loading/root-data.ts";
import { feedbackFragment } from "./support-contacts.tsx";

const nobody = { phone: [], email: [], address: [] };

/** Help in a dialog: the search in the questions and every contact channel, fetched on the first press. */
export default function HelpModal(props: ModalProps & { onFeedback: () => void }) {
  const { t, locale } = useTranslation("contact");
  const { pathname } = useLocation();
  const contact = useRootData()?.settings?.contact_info ?? nobody;
  const help = pathTo("help", locale);
  return (
    <HelpDialog
      {...props}
      closeOn={pathname}
      faqHref={help}
      feedbackHref={`${help}#${feedbackFragment}`}
      contactInfo={contact}
      contactLabels={deskLabels(contact, t)}
      hours={workingHours}
    />
  );
}
