"use client";

import { useMessages } from "../provider/provider.tsx";
import { RequestDialog, type RequestDialogProps } from "../request-form/index.ts";
import { JobApplicationForm, type JobApplicationFormProps } from "./job-application-form.tsx";
import { splitRootProps } from "../layout/root-props.ts";

export type JobApplicationDialogProps = RequestDialogProps &
  Omit<JobApplicationFormProps, keyof RequestDialogProps | "state">;

/** A `JobApplicationForm` in a dialog. No draft can hold a file, so a stray press beside it does not close it. */
export function JobApplicationDialog({
  open,
  onOpenChange,
  closeOn,
  onSent,
  ...rest
}: JobApplicationDialogProps) {
  const { title } = useMessages("job-application-dialog");
  const [root, form] = splitRootProps(rest);
  return (
    <RequestDialog
      {...root}
      open={open}
      onOpenChange={onOpenChange}
      closeOn={closeOn}
      onSent={onSent}
      title={title}
      closeOnBackdrop={false}
    >
      {(closing) => <JobApplicationForm {...form} {...closing} />}
    </RequestDialog>
  );
}
