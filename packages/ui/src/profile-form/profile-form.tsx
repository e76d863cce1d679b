"use client";

import { accountMessages, type AccountProfile } from "@preforma/domain/account";
import { localeNames, locales, textIn } from "@preforma/domain/locales";
import { Fragment } from "react";
import {
  CompanyFields,
  ignoreUncheckedCompany,
  sendWithoutUncheckedCompany,
  useSavedValues,
  type CountryChoice,
} from "../account-form/index.ts";
import { Form, FormSelect, SubmitButton, type FormProps, type FormState } from "../form/index.ts";
import { FormPhoneField } from "../phone-field/index.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { SenderNames, sendWith } from "../request-form/index.ts";
import * as shared from "../request-form/request-form.css.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface ProfileFormProps extends RootProps<HTMLFormElement> {
  /** Where the form is posted before and without script. */
  action: string;
  /** What is known about the customer; the draft is saved under the id, for this customer only. */
  profile: Pick<
    AccountProfile,
    "id" | "name" | "surname" | "phone" | "language" | "company_name" | "vkn" | "tax_office" | "country"
  >;
  /** Sends what was filled in: the fields of `profileSchema`. */
  send?: FormProps["send"];
  /** What the server answered to the form without script. */
  state?: FormState;
  /** Called once it has been saved, with what the server said. Give the form the new profile then. */
  onSent?: (message: string | undefined) => void;
  /** Where a company may be registered; Türkiye alone unless given. */
  countries?: readonly CountryChoice[];
}

const schema = () =>
  import("@preforma/domain/account/schema").then(({ profileSchema }) =>
    ignoreUncheckedCompany(profileSchema),
  );
const names = { first: "name", last: "surname" };

/** Lets customers change their details: name, telephone, language of emails, company. */
export function ProfileForm({ profile, send, countries, ...rest }: ProfileFormProps) {
  const messages = useMessages("profile-form");
  const texts = useMessages("request-form");
  const { locale } = useLocale();
  const outcomes = useMessages("outcomes");
  const saved = useSavedValues(profile, send);
  const { values } = saved;
  return (
    <Form
      {...rest}
      schema={schema}
      send={sendWith(sendWithoutUncheckedCompany(saved.send), {
        sent: textIn(accountMessages.profileSaved, locale),
        notSent: outcomes.DEFAULT,
      })}
      draft={`profile.${profile.id}`}
    >
      <Fragment key={saved.edition}>
        <SenderNames names={names} sender={{ name: values.name, surname: values.surname }} />
        <div className={shared.pair}>
          <FormPhoneField name="phone" label={texts.phone} defaultValue={values.phone ?? undefined} />
          <FormSelect
            name="language"
            label={messages.language}
            hint={messages.languageHint}
            autoComplete="language"
            defaultValue={values.language}
          >
            {locales.map((one) => (
              <option key={one} value={one} lang={one}>
                {localeNames[one]}
              </option>
            ))}
          </FormSelect>
        </div>
        <CompanyFields company={values} countries={countries} />
      </Fragment>
      <div className={shared.actions}>
        <SubmitButton>{messages.save}</SubmitButton>
      </div>
    </Form>
  );
}
