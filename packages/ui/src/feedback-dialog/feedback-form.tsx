"use client";

import { withColon } from "@preforma/domain/text";
import { textIn } from "@preforma/domain/locales";
import {
  feedbackPriorities,
  feedbackPriorityLabels,
  feedbackTypeLabels,
  feedbackTypes,
  requestLengths,
} from "@preforma/domain/requests";
import { Form, FormSelect, FormTextArea, FormTextField, FormCheckbox, useForm } from "../form/index.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { SendButton, SentView, sendWith, type RequestFormProps } from "../request-form/index.ts";
import * as shared from "../request-form/request-form.css.ts";
import { useState } from "react";
import { TextLink } from "../link/index.ts";

export type FeedbackFormProps = Omit<RequestFormProps, "sender"> & FeedbackSenderProps;

const schema = () => import("@preforma/domain/requests/schema").then(({ feedbackSchema }) => feedbackSchema);

/**
 * A suggestion, a complaint or a request. Signed-out visitors stay anonymous, and the form says so.
 */
export function FeedbackForm({ send, note, onClose, customer, signInHref, ...rest }: FeedbackFormProps) {
  const common = useMessages("request-form");
  const messages = useMessages("feedback-dialog");
  const { locale } = useLocale();
  const texts = useMessages("outcomes");
  return (
    <Form
      {...rest}
      schema={schema}
      send={sendWith(send, {
        sent: texts.FEEDBACK_SENT,
        notSent: `${withColon(texts.FAILURE_TITLE, locale)} ${texts.DEFAULT}`,
      })}
      draft="feedback"
      sent={<SentView title={texts.FEEDBACK_SENT} onClose={onClose} />}
    >
      <div className={shared.pair}>
        <FormSelect name="feedback_type" label={messages.type} defaultValue="">
          <option value="">{common.choose}</option>
          {feedbackTypes.map((type) => (
            <option key={type} value={type}>
              {textIn(feedbackTypeLabels, locale)[type]}
            </option>
          ))}
        </FormSelect>
        <FormSelect name="priority" label={messages.priority} defaultValue="medium">
          {feedbackPriorities.map((priority) => (
            <option key={priority} value={priority}>
              {textIn(feedbackPriorityLabels, locale)[priority]}
            </option>
          ))}
        </FormSelect>
      </div>
      <FormTextField name="title" label={messages.subject} maxLength={requestLengths.title} />
      <FormTextArea
        name="description"
        label={messages.description}
        hint={messages.descriptionHint}
        rows={6}
        maxLength={requestLengths.message}
      />
      <FeedbackSender customer={customer} signInHref={signInHref} />
      {note && <div className={shared.note}>{note}</div>}
      <div className={shared.actions}>
        <SendButton>{messages.send}</SendButton>
      </div>
    </Form>
  );
}

interface FeedbackSenderProps {
  /** The signed-in customer; null for none, undefined while unknown. */
  customer?: { name: string } | null;
  /** The sign-in page, which returns here. */
  signInHref?: string;
}

/** The sender of the feedback. The server takes the customer from the session, never from the form. */
function FeedbackSender({ customer, signInHref }: FeedbackSenderProps) {
  const messages = useMessages("feedback-dialog");
  const [isHidden, setHidden] = useState(Boolean(useForm().valueOf("is_anonymous")));
  if (customer === undefined) return null;
  if (customer === null)
    return (
      <p className={shared.fact}>
        <input type="hidden" name="is_anonymous" value="true" />
        <span>{messages.anonymous}</span>{" "}
        {signInHref && <TextLink href={signInHref}>{messages.signIn}</TextLink>}
      </p>
    );
  const [before, after] = messages.signedInAs.split("{name}");
  return (
    <FormCheckbox
      name="is_anonymous"
      value="true"
      label={messages.hideName}
      onCheckedChange={setHidden}
      hint={
        !isHidden && (
          <span>
            {before}
            <bdi translate="no">{customer.name}</bdi>
            {after}
          </span>
        )
      }
    />
  );
}
