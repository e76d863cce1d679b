"use client";

import { classList } from "../theme/class-list.ts";
import * as css from "./dialog.css.ts";
import { ModalFrame, type ModalProps, ModalContent, type ModalContentProps } from "./modal-frame.tsx";
import * as dialog from "./dialog.css.ts";

export interface DialogProps extends ModalProps {
  /** `small` for a question, `medium` for a form, `large` for tables and pictures. @default "medium" */
  size?: keyof typeof css.dialog;
}

/**
 * A modal dialog, ready-made from its parts (`DialogRoot`, `DialogContent` and so on). The focus goes to the element
 * with `data-initial-focus`, else to the first field, else to the title, and returns to the opener; below 480 px it
 * fills the window. `ref`, `id`, classes and attributes reach the element with the role `dialog`.
 */
export function Dialog({ size = "medium", className, ...modal }: DialogProps) {
  return <ModalFrame {...modal} className={classList(css.dialog[size], className)} />;
}

export interface DialogContentProps extends ModalContentProps {
  /** `small` for a question, `medium` for a form, `large` for tables and pictures. @default "medium" */
  size?: keyof typeof dialog.dialog;
}

/** The dialog itself: a centred box, below 480 px the whole window. Contains a header, a body and a footer. */
export function DialogContent({ size = "medium", className, ...rest }: DialogContentProps) {
  return <ModalContent {...rest} className={classList(dialog.dialog[size], className)} />;
}
