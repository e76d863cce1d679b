"use client";

import { textIn } from "@preforma/domain/locales";
import { accountMessages } from "@preforma/domain/account";
import { FormLink, FormLinks } from "../account-form/index.ts";
import { ButtonLink } from "../button/button.tsx";
import { Form, FormTextField, SubmitButton, type FormProps, type FormState } from "../form/index.ts";
import { Stack } from "../layout/layout.tsx";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { sendWith, SentView } from "../request-form/index.ts";
import { Text } from "../text/text.tsx";
import type { RootProps } from "../layout/root-props.ts";

/** What all forms about passwords take. */
export interface PasswordFormProps extends RootProps<HTMLFormElement> {
  /** Where the form is posted before and without script. */
  action: string;
  /** Sends what was filled in. */
  send?: FormProps["send"];
  /** What the server answered to the form without script. */
  state?: FormState;
  /** Called once it has been sent, with what the server said. */
  onSent?: (message: string | undefined) => void;
}

export interface ForgottenPasswordFormProps extends PasswordFormProps {
  /** The sign-in page, for visitors who remember after all. */
  signInHref: string;
  /** What was typed at sign-in, so that it need not be typed again. */
  email?: string;
}

const schema = () =>
  import("@preforma/domain/account/schema").then(({ mailRequestSchema }) => mailRequestSchema);

/** Asks for a link to set a new password. Says the same whether or not there is an account with the address. */
export function ForgottenPasswordForm({ send, signInHref, email, ...rest }: ForgottenPasswordFormProps) {
  const messages = useMessages("password-forms");
  const common = useMessages("account-form");
  const texts = useMessages("request-form");
  const { locale } = useLocale();
  const outcomes = useMessages("outcomes");
  const sentence = textIn(accountMessages.resetSent, locale);
  return (
    <Form
      {...rest}
      schema={schema}
      send={sendWith(send, { sent: sentence, notSent: outcomes.DEFAULT })}
      sent={
        <Stack align="center">
          <SentView
            title={messages.sentTitle}
            detail={
              <>
                <span>{sentence}</span> <span>{messages.sentHint}</span>
              </>
            }
          />
          <ButtonLink href={signInHref} variant="outline">
            {common.backToSignIn}
          </ButtonLink>
        </Stack>
      }
    >
      <Text tone="muted">{messages.forgottenLead}</Text>
      <FormTextField
        name="email"
        type="email"
        label={texts.email}
        autoComplete="username"
        dir="ltr"
        defaultValue={email}
      />
      <SubmitButton wide>{messages.sendLink}</SubmitButton>
      <FormLinks>
        <FormLink href={signInHref}>{common.backToSignIn}</FormLink>
      </FormLinks>
    </Form>
  );
}
