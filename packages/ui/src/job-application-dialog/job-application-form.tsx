"use client";

import { textIn } from "@preforma/domain/locales";
import {
  cvTypes,
  educationLabels,
  educationLevels,
  experienceLabels,
  generalApplication,
  maxCvBytes,
  requestLengths,
  workExperiences,
} from "@preforma/domain/requests";
import { Form, FormSelect, FormTextArea, FormTextField } from "../form/index.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import {
  SendButton,
  SenderEmail,
  SenderNames,
  SenderPhone,
  SentView,
  sendWith,
  type RequestFormProps,
} from "../request-form/index.ts";
import * as shared from "../request-form/request-form.css.ts";
import { FormFileUpload } from "../file-upload/index.ts";
import { applicationSchema } from "./cv.logic.ts";

/** The endings alone: they are what the field names where it refuses a file. */
const endings = cvTypes.filter((type) => type.startsWith(".")).join(",");

/** A CV as a PDF or Word file. */
function CvField() {
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

export interface JobApplicationFormProps extends RequestFormProps {
  /** The open position that is applied for; it cannot be changed. Without it the application is a general one. */
  position?: string;
  /** Further details in a hidden field: department, place, number. */
  positionDetails?: string;
}

/** An application, with an optional CV. */
export function JobApplicationForm({
  send,
  sender,
  note,
  onClose,
  position,
  positionDetails,
  ...rest
}: JobApplicationFormProps) {
  const common = useMessages("request-form");
  const messages = useMessages("job-application-dialog");
  const { locale } = useLocale();
  const texts = useMessages("outcomes");
  return (
    <Form
      {...rest}
      encType="multipart/form-data"
      schema={applicationSchema}
      send={sendWith(send, { sent: texts.APPLICATION_SENT, notSent: texts.APPLICATION_NOT_SENT })}
      draft={`job-application.${position ?? "general"}`}
      sent={<SentView title={texts.APPLICATION_SENT} onClose={onClose} />}
    >
      <FormTextField
        name="position"
        label={messages.position}
        readOnly={position !== undefined}
        optional={position === undefined}
        maxLength={requestLengths.position}
        defaultValue={position ?? textIn(generalApplication, locale)}
      />
      {positionDetails !== undefined && (
        <input type="hidden" name="positionDetails" value={positionDetails} />
      )}
      <SenderNames sender={sender} names={{ first: "firstName", last: "lastName" }} />
      <div className={shared.widePair}>
        <SenderEmail sender={sender} />
        <SenderPhone sender={sender} optional />
      </div>
      <div className={shared.pair}>
        <FormSelect name="educationLevel" label={messages.education} defaultValue="">
          <option value="">{common.choose}</option>
          {educationLevels.map((level) => (
            <option key={level} value={level}>
              {textIn(educationLabels, locale)[level]}
            </option>
          ))}
        </FormSelect>
        <FormSelect name="workExperience" label={messages.experience} defaultValue="">
          <option value="">{common.choose}</option>
          {workExperiences.map((length) => (
            <option key={length} value={length}>
              {textIn(experienceLabels, locale)[length]}
            </option>
          ))}
        </FormSelect>
      </div>
      <CvField />
      <FormTextArea
        name="coverLetter"
        label={messages.coverLetter}
        hint={messages.coverLetterHint}
        rows={6}
        maxLength={requestLengths.coverLetter}
      />
      <FormTextArea
        name="notes"
        label={messages.notes}
        hint={messages.notesHint}
        rows={2}
        maxLength={requestLengths.notes}
        optional
      />
      {note && <div className={shared.note}>{note}</div>}
      <div className={shared.actions}>
        <SendButton>{messages.send}</SendButton>
      </div>
    </Form>
  );
}
