"use client";

import type { ReactNode, ComponentPropsWithRef } from "react";
import type { TriggerElement } from "../layout/with-handlers.ts";
import type { RootProps } from "../layout/root-props.ts";
import { DialogRoot, DialogTrigger, type DialogBehaviour } from "./dialog-root.tsx";
import { useDialog } from "./dialog-context.ts";
import type { FrameProps } from "./frame-pieces.tsx";

/** Props of ready-made dialogs and drawers. */
export interface ModalProps extends DialogBehaviour, RootProps<HTMLDivElement> {
  /** The control that opens it: `<Button>…</Button>`. Without it, control `open` yourself. */
  trigger?: TriggerElement;
  /** Its heading, which also names it. */
  title: ReactNode;
  /** The close button's name. @default "Close" in the page's language */
  closeLabel?: string;
  /** Buttons that stay in view below the content. */
  footer?: ReactNode;
  /** Called after it closes, before the focus returns to the opener. To move the focus yourself, prevent the event. */
  onCloseAutoFocus?: (event: Event) => void;
  /** Its content, mounted only while it is open; scrolls if it is longer than the window. */
  children: ReactNode;
}

/** Assembles the parts of a dialog or drawer. */
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

/** The content of a modal: an element at the end of the page, mounted only while the modal is open. */
export type ModalContentProps = Omit<ComponentPropsWithRef<"div">, "role"> &
  RootProps<HTMLDivElement> & {
    /**
     * Called after it closes, before the focus returns to the opener. To move the focus yourself, prevent the event.
     */
    onCloseAutoFocus?: (event: Event) => void;
  };

/** Renders the dialog's content once its library has loaded, in a frame if one is given. */
export function ModalContent(props: ModalContentProps & { frame?: FrameProps }) {
  const { part, ...state } = useDialog();
  const { Part, trigger, bind, repeat } = part;
  return (
    Part && (
      <Part {...props} {...state} trigger={trigger} bind={bind} repeat={repeat}>
        {props.children}
      </Part>
    )
  );
}
