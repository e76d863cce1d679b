"use client";

import { useMessages } from "../provider/provider.tsx";
import { RequestDialog, splitDialogProps, type RequestDialogProps } from "../request-form/request-dialog.tsx";
import { QuoteForm, type QuoteFormProps } from "./quote-form.tsx";

export type QuoteDialogProps = RequestDialogProps & Omit<QuoteFormProps, keyof RequestDialogProps | "state">;

/** A `QuoteForm` in a dialog, with a draft for each product or basket. */
export function QuoteDialog(props: QuoteDialogProps) {
  const { title } = useMessages("quote-dialog");
  const [dialog, form] = splitDialogProps(props);
  return (
    <RequestDialog {...dialog} title={title}>
      {(closing) => <QuoteForm {...form} {...closing} />}
    </RequestDialog>
  );
}
