"use client";

import { textIn } from "@preforma/domain/locales";
import { accountMessages, shortestPassword } from "@preforma/domain/account";
import { HiddenFields } from "../account-form/index.ts";
import { ButtonLink } from "../button/button.tsx";
import { Form, SubmitButton } from "../form/index.ts";
import { Stack } from "../layout/layout.tsx";
import { formatMessage } from "../messages/message.ts";
import { FormPasswordField } from "../password-field/index.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { sendWith, SentView } from "../request-form/index.ts";
import type { PasswordFormProps } from "./password-form-props.ts";

export interface ResetPasswordFormProps extends PasswordFormProps {
  /** The secret of the link in the mail. */
  token: string;
  /** The sign-in page, for once the password is set. */
  signInHref: string;
  /** The account's address where the page knows it: the password must not be that, and a manager stores it beside. */
  email?: string;
}

const schema = () =>
  import("@preforma/domain/account/schema").then(({ passwordResetSchema }) => passwordResetSchema);

/**
 * Sets a new password by the link in a mail, and then leads to sign-in: all sessions have ended.
 *
 * @import import { ResetPasswordForm } from "@preforma/ui/password-forms";
 */
export function ResetPasswordForm({ send, token, signInHref, email, ...rest }: ResetPasswordFormProps) {
  const messages = useMessages("password-forms");
  const common = useMessages("account-form");
  const hint = useMessages("register-form").passwordHint;
  const { locale } = useLocale();
  const outcomes = useMessages("outcomes");
  const sentence = textIn(accountMessages.passwordReset, locale);
  return (
    <Form
      {...rest}
      schema={schema}
      send={sendWith(send, { sent: sentence, notSent: outcomes.DEFAULT })}
      sent={
        <Stack align="center">
          <SentView title={messages.savedTitle} detail={sentence} />
          <ButtonLink href={signInHref}>{common.signIn}</ButtonLink>
        </Stack>
      }
    >
      <HiddenFields fields={{ token }} />
      {email !== undefined && (
        <input type="email" autoComplete="username" value={email} readOnly hidden tabIndex={-1} />
      )}
      <FormPasswordField
        name="password"
        purpose="new"
        email={email}
        label={messages.newPassword}
        hint={formatMessage(hint, { count: shortestPassword }, locale)}
      />
      <SubmitButton wide>{messages.save}</SubmitButton>
    </Form>
  );
}
