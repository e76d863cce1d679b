import { pathTo } from "@preforma/domain/routes";
import { ReviewDialog } from "@preforma/ui/review-dialog";
import { useLocation } from "react-router";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { useVisitorSession } from "../../platform/session/use-visitor-session.ts";
import { PrivacyNote } from "../legal/index.ts";

/** The review form in a dialog on the product's page, fetched on the first press. */
export default function ReviewModal(props: {
  productId: number;
  product: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called once it has been sent, and the dialog has closed. */
  onSent: () => void;
}) {
  const { locale } = useTranslation();
  const { pathname } = useLocation();
  const { session } = useVisitorSession();
  const { action, send } = usePageForm("review", {
    waitsAs: "review",
    path: pathTo("productReview", locale),
    query: { product: String(props.productId) },
  });
  return (
    <ReviewDialog
      key={session?.user.id ?? "visitor"}
      action={action}
      send={send}
      {...props}
      closeOn={pathname}
      {...(session ? { sender: session.user } : {})}
      note={<PrivacyNote />}
    />
  );
}
