import { Alert } from "@preforma/ui/alert";
import { preloadDialog } from "@preforma/ui/dialog";
import type { ComponentType } from "react";
import { useTranslation } from "../i18n/translations.tsx";
import { lazyPart } from "../loading/lazy-part.tsx";
import type { ModalProps } from "./use-modal.ts";
import * as css from "./lazy-modal.css.ts";

/** A dialog of {@link useModal} whose code is fetched with the first press. A notice says so where it cannot be fetched. */
export function lazyModal<Props extends ModalProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  // With the code of the dialog itself, so that both load or both fail.
  const loadBoth = () => Promise.all([load(), preloadDialog()]).then(([part]) => part);
  return lazyPart(loadBoth, MissingForm);
}

/** It may be far from what was pressed, and at the window's lower edge the notice of the connection covers it. */
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
