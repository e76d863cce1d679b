"use client";

import { Form, FormTextField, SubmitButton } from "@preforma/ui/form";
import { FormPhoneField } from "@preforma/ui/phone-field";
import { sendCall } from "./send-call.ts";

interface CallProps {
  texts: { readonly name: string; readonly phone: string; readonly send: string };
}

/** A form that a server action receives. */
export function Call({ texts }: CallProps) {
  return (
    <Form action="/api/calls" send={sendCall}>
      <FormTextField name="name" label={texts.name} autoComplete="name" />
      <FormPhoneField name="phone" label={texts.phone} />
      <SubmitButton>{texts.send}</SubmitButton>
    </Form>
  );
}
