import { useState, type MouseEvent, type ReactNode } from "react";
import { isPlainClick } from "../loading/plain-click.ts";

/** The props of a dialog that a link opens. */
export interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * A link to a form's own page that opens the form in a dialog on a plain click. The dialog's content is fetched on the
 * first press and stays mounted, so that typed values survive.
 */
export function useModal(dialog: (props: ModalProps) => ReactNode) {
  const [state, setState] = useState<"never" | "open" | "closed">("never");
  const open = () => setState("open");
  return {
    /** Opens it, for controls other than links. */
    open,
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
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
