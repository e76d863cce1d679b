import { useState, type MouseEvent, type ReactNode } from "react";

/** The props of a dialog that a link opens. */
export interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * A link to a form's own page that opens the form in a dialog where a plain press allows it. What is in the dialog is
 * fetched with the first press and stays, so that what was typed does too.
 */
export function useModal(dialog: (props: ModalProps) => ReactNode) {
  const [state, setState] = useState<"never" | "open" | "closed">("never");
  const open = () => setState("open");
  return {
    /** Opens it, for what is no link. */
    open,
    onClick: (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open();
    },
    modal:
      state !== "never" &&
      dialog({
        open: state === "open",
        onOpenChange: (next) => setState(next ? "open" : "closed"),
      }),
  };
}
