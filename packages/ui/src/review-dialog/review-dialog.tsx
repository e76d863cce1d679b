"use client";

import { useMessages } from "../provider/provider.tsx";
import { RequestDialog, type RequestDialogProps } from "../request-form/index.ts";
import { ReviewForm, type ReviewFormProps } from "./review-form.tsx";
import { splitRootProps } from "../layout/root-props.ts";

export type ReviewDialogProps = RequestDialogProps &
  Omit<ReviewFormProps, keyof RequestDialogProps | "state">;

/** A `ReviewForm` in a dialog, with a draft for each product. */
export function ReviewDialog({ open, onOpenChange, closeOn, onSent, ...rest }: ReviewDialogProps) {
  const { title } = useMessages("review-dialog");
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
      {(closing) => <ReviewForm {...form} {...closing} />}
    </RequestDialog>
  );
}
