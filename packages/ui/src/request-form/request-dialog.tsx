"use client";

import type { ReactNode } from "react";
import { Dialog, type DialogProps } from "../dialog/index.ts";
import type { RequestFormProps } from "./form-parts.tsx";
import { splitRootProps, type RootProps } from "../layout/root-props.ts";

/** What all dialogs around a form take. */
export interface RequestDialogProps extends RootProps<HTMLDivElement> {
  /** Whether it is shown. */
  open: boolean;
  /** Called with the reason when the visitor, the Back button, a change of page or sending closes it. */
  onOpenChange: NonNullable<DialogProps["onOpenChange"]>;
  /** Closes it whenever it changes: the page's path. */
  closeOn?: DialogProps["closeOn"];
  /**
   * Called once it has been sent, with what to say: the dialog then closes, and the page says it. Without it the
   * dialog says it itself and waits to be closed.
   */
  onSent?: (message: string | undefined) => void;
}

/**
 * A dialog that closes once its form has been sent, where the page wants to say so itself.
 *
 * @import import { RequestDialog } from "@preforma/ui/request-form";
 */
export function RequestDialog({
  open,
  onOpenChange,
  closeOn,
  onSent,
  children,
  ...dialog
}: RequestDialogProps &
  Pick<DialogProps, "title" | "size" | "closeOnBackdrop"> & {
    /** The form, given what closes the dialog and what to call once it has been sent. */
    readonly children: (form: Pick<RequestFormProps, "onClose" | "onSent">) => ReactNode;
  }) {
  const onClose = () => onOpenChange(false, "button");
  const sent =
    onSent &&
    ((message: string | undefined) => {
      onClose();
      onSent(message);
    });
  return (
    <Dialog {...dialog} open={open} onOpenChange={onOpenChange} closeOn={closeOn}>
      {children({ onClose, onSent: sent })}
    </Dialog>
  );
}

/** The props of a form in a dialog in two: what the dialog takes, and what is left for the form. */
export function splitDialogProps<Props extends RequestDialogProps>({
  open,
  onOpenChange,
  closeOn,
  onSent,
  ...rest
}: Props) {
  const [root, form] = splitRootProps(rest);
  return [{ ...root, open, onOpenChange, closeOn, onSent }, form] as const;
}
