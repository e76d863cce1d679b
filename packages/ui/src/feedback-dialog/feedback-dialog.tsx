"use client";

import { useMessages } from "../provider/provider.tsx";
import { RequestDialog, splitDialogProps, type RequestDialogProps } from "../request-form/request-dialog.tsx";
import { FeedbackForm, type FeedbackFormProps } from "./feedback-form.tsx";

export type FeedbackDialogProps = RequestDialogProps &
  Omit<FeedbackFormProps, keyof RequestDialogProps | "state">;

/** A `FeedbackForm` in a dialog. */
export function FeedbackDialog(props: FeedbackDialogProps) {
  const { title } = useMessages("feedback-dialog");
  const [dialog, form] = splitDialogProps(props);
  return (
    <RequestDialog {...dialog} title={title}>
      {(closing) => <FeedbackForm {...form} {...closing} />}
    </RequestDialog>
  );
}
