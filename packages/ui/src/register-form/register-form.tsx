"use client";

import { textIn } from "@preforma/domain/locales";
import { accountMessages } from "@preforma/domain/account";
import {
  CompanyFields,
  ignoreUncheckedCompany,
  sendWithoutUncheckedCompany,
  FormLink,
  FormLinks,
  type CountryChoice,
} from "../account-form/index.ts";
import {
  Form,
  FormCheckbox,
  FormTextField,
  SubmitButton,
  type FormProps,
  type FormState,
} from "../form/index.ts";
import { TextLink } from "../link/link.tsx";
import { FormPhoneField } from "../phone-field/index.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { SenderNames, sendWith, SentView } from "../request-form/index.ts";
import * as shared from "../request-form/request-form.css.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface RegisterFormProps extends RootProps<HTMLFormElement> {
  /** Where the form is posted before and without script. */
  action: string;
  /** Sends what was filled in: the fields of `registrationSchema`. */
  send?: FormProps["send"];
  /** What the server answered to the form without script. */
  state?: FormState;
  /** Called once it has been sent, with what the server said. */
  onSent?: (message: string | undefined) => void;
  /** The sign-in page, for visitors who already have an account. */
  signInHref: string;
  /** The privacy notice, which opens beside the form. */
  privacyHref: string;
  /** Where a company may be registered; Türkiye alone unless given. */
  countries?: readonly CountryChoice[];
}

const schema = () =>
  import("@preforma/domain/account/schema").then(({ registrationSchema }) =>
    ignoreUncheckedCompany(registrationSchema),
  );
const names = { first: "name", last: "surname" };

/**
 * Registers a person or a company; the password is set through the link in the mail. The response is the same whether
 * or not the address already has an account, so that it does not reveal who is a customer.
 */
export function RegisterForm({ send, signInHref, privacyHref, countries, ...rest }: RegisterFormProps) {
  const messages = useMessages("register-form");
  const common = useMessages("account-form");
  const texts = useMessages("request-form");
  const { locale } = useLocale();
  const outcomes = useMessages("outcomes");
  const sentence = textIn(accountMessages.registered, locale);
  return (
    <Form
      {...rest}
      schema={schema}
      send={sendWith(sendWithoutUncheckedCompany(send), { sent: sentence, notSent: outcomes.DEFAULT })}
      draft="register"
      sent={<SentView title={sentence} />}
    >
      <SenderNames names={names} />
      <FormTextField
        name="email"
        type="email"
        label={texts.email}
        hint={messages.emailHint}
        autoComplete="email"
        dir="ltr"
      />
      <FormPhoneField name="phone" label={texts.phone} />
      <CompanyFields countries={countries} />
      <FormCheckbox
        name="privacy_consent"
        label={messages.consent}
        required
        hint={
          <TextLink href={privacyHref} external>
            {messages.privacyNotice}
          </TextLink>
        }
      />
      <div className={shared.actions}>
        <SubmitButton wide>{messages.register}</SubmitButton>
      </div>
      <FormLinks>
        <FormLink question={messages.haveAccount} href={signInHref}>
          {common.signIn}
        </FormLink>
      </FormLinks>
    </Form>
  );
}
