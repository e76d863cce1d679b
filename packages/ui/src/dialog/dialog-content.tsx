"use client";

import { classList } from "../theme/class-list.ts";
import * as dialog from "./dialog.css.ts";
import { ModalContent, type ModalContentProps } from "./modal-content.tsx";

export interface DialogContentProps extends ModalContentProps {
  /** `small` for a question, `medium` for a form, `large` for tables and pictures. @default "medium" */
  size?: keyof typeof dialog.dialog;
}

/** The dialog itself: a box in the middle, under 480 px the whole window. It holds a header, a body and a footer. */
export function DialogContent({ size = "medium", className, ...rest }: DialogContentProps) {
  return <ModalContent {...rest} className={classList(dialog.dialog[size], className)} />;
}
