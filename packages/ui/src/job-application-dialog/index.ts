export { JobApplicationDialog, type JobApplicationDialogProps } from "./job-application-dialog.tsx";
export { JobApplicationForm, type JobApplicationFormProps } from "./job-application-form.tsx";
