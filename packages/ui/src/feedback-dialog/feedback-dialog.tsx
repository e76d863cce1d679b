"use client";

import { useMessages } from "../provider/provider.tsx";
import { RequestDialog, type RequestDialogProps } from "../request-form/index.ts";
import { FeedbackForm, type FeedbackFormProps } from "./feedback-form.tsx";

export type FeedbackDialogProps = RequestDialogProps &
  Omit<FeedbackFormProps, keyof RequestDialogProps | "state">;

/** A `FeedbackForm` in a dialog. */
export function FeedbackDialog({ open, onOpenChange, closeOn, onSent, ...form }: FeedbackDialogProps) {
  const { title } = useMessages("feedback-dialog");
  return (
    <RequestDialog open={open} onOpenChange={onOpenChange} closeOn={closeOn} onSent={onSent} title={title}>
      {(closing) => <FeedbackForm {...form} {...closing} />}
    </RequestDialog>
  );
}
