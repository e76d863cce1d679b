"use client";

import type { ReactNode } from "react";
import type { TriggerElement } from "../layout/with-handlers.ts";
import type { RootProps } from "../layout/root-props.ts";
import { DialogRoot, DialogTrigger, type DialogBehaviour } from "./dialog-root.tsx";
import { ModalContent } from "./modal-content.tsx";

/** What ready-made dialogs and drawers take alike. */
export interface ModalProps extends DialogBehaviour, RootProps<HTMLDivElement> {
  /** What opens it: `<Button>…</Button>`. Without it, control `open` yourself. */
  trigger?: TriggerElement;
  /** Its heading, and its name. */
  title: ReactNode;
  /** The closing button's name. @default "Close" in the page's language */
  closeLabel?: string;
  /** Buttons that stay in view below the content. */
  footer?: ReactNode;
  /** Once it has gone, before the focus returns to where it was. Prevent the event, and give the focus yourself. */
  onCloseAutoFocus?: (event: Event) => void;
  /** What it holds; scrolls where it is longer than the window. It is there only while it is open. */
  children: ReactNode;
}

/** The parts of a dialog or drawer, put together. */
export function ModalFrame({
  trigger,
  title,
  closeLabel,
  footer,
  children,
  open,
  defaultOpen,
  onOpenChange,
  closeOn,
  closeOnBack,
  closeOnBackdrop,
  ...rest
}: ModalProps) {
  const behaviour = { open, defaultOpen, onOpenChange, closeOn, closeOnBack, closeOnBackdrop };
  return (
    <DialogRoot {...behaviour}>
      {trigger && <DialogTrigger asChild>{trigger}</DialogTrigger>}
      <ModalContent {...rest} frame={{ title, closeLabel, footer }}>
        {children}
      </ModalContent>
    </DialogRoot>
  );
}
