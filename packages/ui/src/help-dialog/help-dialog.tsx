"use client";

import { Dialog } from "../dialog/index.ts";
import { useMessages } from "../provider/provider.tsx";
import type { RequestDialogProps } from "../request-form/index.ts";
import { HelpPanel, type HelpPanelProps } from "./help-panel.tsx";
import { splitRootProps } from "../layout/root-props.ts";

export type HelpDialogProps = Omit<RequestDialogProps, "onSent"> &
  Omit<HelpPanelProps, keyof RequestDialogProps>;

/** A `HelpPanel` in a dialog. The feedback dialog replaces it when it opens. */
export function HelpDialog({ open, onOpenChange, closeOn, onFeedback, ...rest }: HelpDialogProps) {
  const { title } = useMessages("help-dialog");
  const [root, panel] = splitRootProps(rest);
  return (
    <Dialog {...root} open={open} onOpenChange={onOpenChange} closeOn={closeOn} title={title}>
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
