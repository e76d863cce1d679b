"use client";

import { textIn } from "@preforma/domain/locales";
import { accountMessages, minPasswordLength } from "@preforma/domain/account";
import { Form, SubmitButton } from "../form/index.ts";
import { formatMessage } from "../messages/message.ts";
import { FormPasswordField } from "../password-field/index.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { sendWith, SentView } from "../request-form/index.ts";
import * as shared from "../request-form/request-form.css.ts";
import { HiddenFields } from "../account-form/index.ts";
import { ButtonLink } from "../button/button.tsx";
import { Stack } from "../layout/layout.tsx";
import type { PasswordFormProps } from "./forgotten-password-form.tsx";

const schemas = () => import("@preforma/domain/account/schema");
const passwordChange = () => schemas().then(({ passwordChangeSchema }) => passwordChangeSchema);
const passwordReset = () => schemas().then(({ passwordResetSchema }) => passwordResetSchema);

/** The field for a new password of an account. */
function NewPassword({ name, email }: { readonly name: string; readonly email: string | undefined }) {
  const { newPassword } = useMessages("password-forms");
  const { passwordHint } = useMessages("register-form");
  const { locale } = useLocale();
  return (
    <FormPasswordField
      name={name}
      purpose="new"
      email={email}
      label={newPassword}
      hint={formatMessage(passwordHint, { count: minPasswordLength }, locale)}
    />
  );
}

export interface ChangePasswordFormProps extends PasswordFormProps {
  /** The account's address: the password must not be that, and a manager stores it beside. */
  email: string;
}

/**
 * Changes the password of a signed-in customer. Afterwards the form is empty and confirms.
 *
 * @import import { ChangePasswordForm } from "@preforma/ui/password-forms";
 */
export function ChangePasswordForm({ send, email, ...rest }: ChangePasswordFormProps) {
  const messages = useMessages("password-forms");
  const { locale } = useLocale();
  const outcomes = useMessages("outcomes");
  return (
    <Form
      {...rest}
      schema={passwordChange}
      send={sendWith(send, {
        sent: textIn(accountMessages.passwordChanged, locale),
        notSent: outcomes.DEFAULT,
      })}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden tabIndex={-1} />
      <FormPasswordField name="current" purpose="current" label={messages.current} />
      <NewPassword name="next" email={email} />
      <div className={shared.actions}>
        <SubmitButton>{messages.change}</SubmitButton>
      </div>
    </Form>
  );
}

export interface ResetPasswordFormProps extends PasswordFormProps {
  /** The secret of the link in the mail. */
  token: string;
  /** The sign-in page, for once the password is set. */
  signInHref: string;
  /** The account's address where the page knows it: the password must not be that, and a manager stores it beside. */
  email?: string;
}

/**
 * Sets a new password by the link in a mail, and then leads to sign-in: all sessions have ended.
 *
 * @import import { ResetPasswordForm } from "@preforma/ui/password-forms";
 */
export function ResetPasswordForm({ send, token, signInHref, email, ...rest }: ResetPasswordFormProps) {
  const messages = useMessages("password-forms");
  const common = useMessages("account-form");
  const { locale } = useLocale();
  const outcomes = useMessages("outcomes");
  const sentence = textIn(accountMessages.passwordReset, locale);
  return (
    <Form
      {...rest}
      schema={passwordReset}
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
      <NewPassword name="password" email={email} />
      <SubmitButton wide>{messages.save}</SubmitButton>
    </Form>
  );
}
