"use client";

import { Dialog } from "../dialog/index.ts";
import { useMessages } from "../provider/provider.tsx";
import type { RequestDialogProps } from "../request-form/index.ts";
import { HelpPanel, type HelpPanelProps } from "./help-panel.tsx";

export type HelpDialogProps = Omit<RequestDialogProps, "onSent"> & HelpPanelProps;

/** A `HelpPanel` in a dialog, which gives way to the feedback dialog. */
export function HelpDialog({ open, onOpenChange, closeOn, onFeedback, ...panel }: HelpDialogProps) {
  const { title } = useMessages("help-dialog");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} closeOn={closeOn} title={title}>
      <HelpPanel
        {...panel}
        onFeedback={
          onFeedback &&
          (() => {
            onOpenChange(false, "button");
            onFeedback();
          })
        }
      />
    </Dialog>
  );
}
