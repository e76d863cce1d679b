"use client";

import { useMessages } from "../provider/provider.tsx";
import { RequestDialog, splitDialogProps, type RequestDialogProps } from "../request-form/request-dialog.tsx";
import { JobApplicationForm, type JobApplicationFormProps } from "./job-application-form.tsx";

export type JobApplicationDialogProps = RequestDialogProps &
  Omit<JobApplicationFormProps, keyof RequestDialogProps | "state">;

/** A `JobApplicationForm` in a dialog. A draft cannot contain a file, so a stray press outside does not close it. */
export function JobApplicationDialog(props: JobApplicationDialogProps) {
  const { title } = useMessages("job-application-dialog");
  const [dialog, form] = splitDialogProps(props);
  return (
    <RequestDialog {...dialog} title={title} closeOnBackdrop={false}>
      {(closing) => <JobApplicationForm {...form} {...closing} />}
    </RequestDialog>
  );
}
