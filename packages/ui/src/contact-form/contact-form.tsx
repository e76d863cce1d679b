"use client";

import { requestLengths } from "@preforma/domain/requests";
import { Form, FormTextArea } from "../form/index.ts";
import { useMessages } from "../provider/provider.tsx";
import {
  SendButton,
  SenderEmail,
  SenderNames,
  SenderPhone,
  sendWith,
  type RequestFormProps,
} from "../request-form/index.ts";
import * as shared from "../request-form/request-form.css.ts";

export interface ContactFormProps extends Omit<RequestFormProps, "onClose"> {}

const schema = () => import("@preforma/domain/requests/schema").then(({ contactSchema }) => contactSchema);

/**
 * Sends a message to the company. The button is busy while it is sent; then the form is empty and confirms. After a
 * failure all input stays.
 */
export function ContactForm({ send, sender, note, ...rest }: ContactFormProps) {
  const common = useMessages("request-form");
  const messages = useMessages("contact-form");
  const texts = useMessages("outcomes");
  return (
    <Form
      {...rest}
      schema={schema}
      send={sendWith(send, {
        sent: texts.CONTACT_SENT,
        notSent: texts.CONTACT_NOT_SENT,
        unexpected: texts.CONTACT_REFUSED,
      })}
      incomplete={texts.FORM_INCOMPLETE}
      draft="contact"
    >
      <SenderNames sender={sender} lastOptional />
      <div className={shared.widePair}>
        <SenderEmail sender={sender} />
        <SenderPhone sender={sender} />
      </div>
      <FormTextArea name="message" label={common.message} rows={6} maxLength={requestLengths.message} />
      {note && <div className={shared.note}>{note}</div>}
      <div className={shared.actions}>
        <SendButton>{messages.send}</SendButton>
      </div>
    </Form>
  );
}
