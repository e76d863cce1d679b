import { JobApplicationDialog } from "@preforma/ui/job-application-dialog";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { useSender } from "../requests/index.ts";
import { PrivacyNote } from "../legal/index.ts";

/** The position that a visitor applies for, and the path of the form's page. */
export interface Applied {
  position: string;
  details: string;
  path: string;
}

/** The application for one position, in a dialog above the list; fetched on the first press. */
export default function ApplicationDialog({
  applied,
  open,
  onOpenChange,
}: {
  applied: Applied;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const form = usePageForm("application", { waitsAs: "application", path: applied.path });
  const sender = useSender();
  return (
    <JobApplicationDialog
      // Another position resets the form.
      key={applied.path}
      {...form}
      {...sender}
      open={open}
      onOpenChange={onOpenChange}
      position={applied.position}
      positionDetails={applied.details}
      note={<PrivacyNote />}
    />
  );
}
