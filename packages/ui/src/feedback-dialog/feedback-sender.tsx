"use client";

import { useState } from "react";
import { FormCheckbox, useForm } from "../form/index.ts";
import { TextLink } from "../link/index.ts";
import { useMessages } from "../provider/provider.tsx";
import * as shared from "../request-form/request-form.css.ts";

export interface FeedbackSenderProps {
  /** The signed-in customer; null for none, undefined while it is not known yet. */
  customer?: { name: string } | null;
  /** Where to sign in, from where the visitor is led back here. */
  signInHref?: string;
}

/** As whom a feedback is sent. The server takes the customer from the session, never from the form. */
export function FeedbackSender({ customer, signInHref }: FeedbackSenderProps) {
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
      onInput={({ currentTarget }) => setHidden(currentTarget.checked)}
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
