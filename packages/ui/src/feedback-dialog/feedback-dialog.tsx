"use client";

import { useMessages } from "../provider/provider.tsx";
import { RequestDialog, type RequestDialogProps } from "../request-form/index.ts";
import { FeedbackForm, type FeedbackFormProps } from "./feedback-form.tsx";
import { splitRootProps } from "../layout/root-props.ts";

export type FeedbackDialogProps = RequestDialogProps &
  Omit<FeedbackFormProps, keyof RequestDialogProps | "state">;

/** A `FeedbackForm` in a dialog. */
export function FeedbackDialog({ open, onOpenChange, closeOn, onSent, ...rest }: FeedbackDialogProps) {
  const { title } = useMessages("feedback-dialog");
  const [root, form] = splitRootProps(rest);
  return (
    <RequestDialog
      {...root}
      open={open}
      onOpenChange={onOpenChange}
      closeOn={closeOn}
      onSent={onSent}
      title={title}
    >
      {(closing) => <FeedbackForm {...form} {...closing} />}
    </RequestDialog>
  );
}
