"use client";

import { cvTypes, maxCvBytes } from "@preforma/domain/requests";
import { FormFileUpload } from "../file-upload/index.ts";
import { useMessages } from "../provider/provider.tsx";

/** The endings alone: they are what the field names where it refuses a file. */
const endings = cvTypes.filter((type) => type.startsWith(".")).join(",");

/** A CV as a PDF or Word file. */
export function CvField() {
  const messages = useMessages("job-application-dialog");
  return (
    <FormFileUpload
      name="cv"
      label={messages.cv}
      hint={messages.cvHint}
      accept={endings}
      maxSize={maxCvBytes}
      optional
    />
  );
}
