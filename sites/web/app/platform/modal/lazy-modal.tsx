import { Alert } from "@preforma/ui/alert";
import { preloadDialog } from "@preforma/ui/dialog";
import type { ComponentType } from "react";
import { useTranslation } from "../i18n/translations.tsx";
import { lazyPart } from "../loading/lazy-part.tsx";
import type { ModalProps } from "./use-modal.ts";
import * as css from "./lazy-modal.css.ts";

/** A dialog of {@link useModal} whose code is fetched on the first press. A notice replaces it where that fails. */
export function lazyModal<Props extends ModalProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  // Together with the code of the dialog component, so that both load or both fail.
  const loadBoth = () => Promise.all([load(), preloadDialog()]).then(([part]) => part);
  return lazyPart(loadBoth, MissingForm);
}

/** It may be far from the pressed link, and the connection's notice covers the window's lower edge. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "center" });

function MissingForm({ open, onOpenChange }: ModalProps) {
  const { t } = useTranslation();
  return (
    open && (
      <div ref={bringIntoView} className={css.missing}>
        <Alert live tone="danger" onDismiss={() => onOpenChange(false)}>
          {t("formMissing")}
        </Alert>
      </div>
    )
  );
}
