"use client";

import { textIn } from "@preforma/domain/locales";
import { accountMessages } from "@preforma/domain/account";
import { HiddenFields } from "../account-form/index.ts";
import { ButtonLink } from "../button/button.tsx";
import { Form, FormTextField, SubmitButton, type FormProps, type FormState } from "../form/index.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { sendWith } from "../request-form/index.ts";
import { Notice } from "./dead-link-notice.tsx";
import * as css from "./verify-notice.css.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface VerifyNoticeProps extends RootProps<HTMLDivElement> {
  /** `sent` after registration, `verified` when the link was followed, `used` when it had expired or been followed before. */
  status: "sent" | "verified" | "used";
  /** The address it is about, where the page knows it; otherwise sending again asks for it. */
  email?: string;
  /** The sign-in page, the next step after verification. */
  signInHref: string;
  /** Where the form that asks for another link is posted before and without script. */
  action: string;
  /** Asks for another link. */
  send?: FormProps["send"];
  /** What the server answered to that form without script. */
  state?: FormState;
  /** The heading's place in the outline. @default 1 */
  headingLevel?: 1 | 2 | 3;
}

const schema = () =>
  import("@preforma/domain/account/schema").then(({ mailRequestSchema }) => mailRequestSchema);

/**
 * Shows the result of a link that confirms an email address, and the next step: sign in, or send the link again.
 */
export function VerifyNotice({
  status,
  email,
  signInHref,
  action,
  send,
  state,
  headingLevel = 1,
  ...rest
}: VerifyNoticeProps) {
  const messages = useMessages("verify-notice");
  const common = useMessages("account-form");
  const texts = useMessages("request-form");
  const { locale } = useLocale();
  const outcomes = useMessages("outcomes");
  const said = {
    sent: accountMessages.registered,
    verified: accountMessages.emailVerified,
    used: accountMessages.linkInvalid,
  }[status];
  return (
    <Notice
      {...rest}
      status={status}
      title={messages[status]}
      detail={textIn(said, locale)}
      headingLevel={headingLevel}
    >
      {status === "verified" ? (
        <ButtonLink href={signInHref}>{common.signIn}</ButtonLink>
      ) : (
        <>
          {status === "sent" && email !== undefined && (
            <p className={css.detail}>
              <span>{messages.sentTo}</span>{" "}
              <bdi dir="ltr" className={css.address}>
                {email}
              </bdi>
            </p>
          )}
          {status === "sent" && <p className={css.detail}>{messages.sentHint}</p>}
          <Form
            className={css.again}
            action={action}
            schema={schema}
            send={sendWith(send, {
              sent: textIn(accountMessages.verificationSent, locale),
              notSent: outcomes.DEFAULT,
            })}
            state={state}
          >
            {email === undefined ? (
              <FormTextField name="email" type="email" label={texts.email} autoComplete="email" dir="ltr" />
            ) : (
              <HiddenFields fields={{ email }} />
            )}
            <SubmitButton variant={status === "used" ? "solid" : "outline"} wide>
              {messages.sendAgain}
            </SubmitButton>
          </Form>
        </>
      )}
    </Notice>
  );
}
