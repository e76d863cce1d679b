"use client";

import type { ReactNode, ComponentPropsWithRef } from "react";
import type { TriggerElement } from "../layout/with-handlers.ts";
import type { RootProps } from "../layout/root-props.ts";
import { DialogRoot, DialogTrigger, type DialogBehaviour } from "./dialog-root.tsx";
import { useDialog } from "./dialog-context.ts";
import type { FrameProps } from "./frame-pieces.tsx";

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

/** The content of a modal: an element at the end of the page, there only while the modal is open. */
export type ModalContentProps = Omit<ComponentPropsWithRef<"div">, "role"> &
  RootProps<HTMLDivElement> & {
    /** Once it has gone, before the focus returns to where it was. Prevent the event, and give the focus yourself. */
    onCloseAutoFocus?: (event: Event) => void;
  };

/** Draws the content of the dialog around it once its library is there, in a frame where it is given one. */
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
