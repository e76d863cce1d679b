"use client";

import { useMessages } from "../provider/provider.tsx";
import { RequestDialog, type RequestDialogProps } from "../request-form/index.ts";
import { QuoteForm, type QuoteFormProps } from "./quote-form.tsx";
import { splitRootProps } from "../layout/root-props.ts";

export type QuoteDialogProps = RequestDialogProps & Omit<QuoteFormProps, keyof RequestDialogProps | "state">;

/** A `QuoteForm` in a dialog, with a draft for each product or basket. */
export function QuoteDialog({ open, onOpenChange, closeOn, onSent, ...rest }: QuoteDialogProps) {
  const { title } = useMessages("quote-dialog");
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
      {(closing) => <QuoteForm {...form} {...closing} />}
    </RequestDialog>
  );
}
