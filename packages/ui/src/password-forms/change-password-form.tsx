"use client";

import { textIn } from "@preforma/domain/locales";
import { accountMessages, shortestPassword } from "@preforma/domain/account";
import { Form, SubmitButton } from "../form/index.ts";
import { formatMessage } from "../messages/message.ts";
import { FormPasswordField } from "../password-field/index.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { sendWith } from "../request-form/index.ts";
import * as shared from "../request-form/request-form.css.ts";
import type { PasswordFormProps } from "./password-form-props.ts";

export interface ChangePasswordFormProps extends PasswordFormProps {
  /** The account's address: the password must not be that, and a manager stores it beside. */
  email: string;
}

const schema = () =>
  import("@preforma/domain/account/schema").then(({ passwordChangeSchema }) => passwordChangeSchema);

/**
 * Changes the password of a signed-in customer. Afterwards the form is empty and confirms.
 *
 * @import import { ChangePasswordForm } from "@preforma/ui/password-forms";
 */
export function ChangePasswordForm({ send, email, ...rest }: ChangePasswordFormProps) {
  const messages = useMessages("password-forms");
  const hint = useMessages("register-form").passwordHint;
  const { locale } = useLocale();
  const outcomes = useMessages("outcomes");
  return (
    <Form
      {...rest}
      schema={schema}
      send={sendWith(send, {
        sent: textIn(accountMessages.passwordChanged, locale),
        notSent: outcomes.DEFAULT,
      })}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden tabIndex={-1} />
      <FormPasswordField name="current" purpose="current" label={messages.current} />
      <FormPasswordField
        name="next"
        purpose="new"
        email={email}
        label={messages.newPassword}
        hint={formatMessage(hint, { count: shortestPassword }, locale)}
      />
      <div className={shared.actions}>
        <SubmitButton>{messages.change}</SubmitButton>
      </div>
    </Form>
  );
}
