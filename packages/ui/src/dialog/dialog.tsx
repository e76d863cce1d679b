"use client";

import * as css from "./dialog.css.ts";
import { ModalFrame, type ModalProps } from "./modal-frame.tsx";

export interface DialogProps extends ModalProps {
  /** `small` for a question, `medium` for a form, `large` for tables and pictures. @default "medium" */
  size?: keyof typeof css.dialog;
}

/**
 * A modal dialog on the native `<dialog>`. The focus goes to what has `data-initial-focus`, else to the first field,
 * else to the title, and returns to where it was; under 480 px it takes the whole window.
 */
export function Dialog({ size = "medium", ...modal }: DialogProps) {
  return <ModalFrame {...modal} className={css.dialog[size]} />;
}
