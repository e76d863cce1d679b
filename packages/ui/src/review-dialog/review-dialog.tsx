"use client";

import { useMessages } from "../provider/provider.tsx";
import { RequestDialog, splitDialogProps, type RequestDialogProps } from "../request-form/request-dialog.tsx";
import { ReviewForm, type ReviewFormProps } from "./review-form.tsx";

export type ReviewDialogProps = RequestDialogProps &
  Omit<ReviewFormProps, keyof RequestDialogProps | "state">;

/** A `ReviewForm` in a dialog, with a draft for each product. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { title } = useMessages("review-dialog");
  const [dialog, form] = splitDialogProps(props);
  return (
    <RequestDialog {...dialog} title={title}>
      {(closing) => <ReviewForm {...form} {...closing} />}
    </RequestDialog>
  );
}
