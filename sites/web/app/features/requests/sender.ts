import type { AccountProfile } from "@preforma/domain/account";
import type { ContactFormProps } from "@preforma/ui/contact-form";

/** The sender's known data, so that it need not be typed again. */
export type Sender = NonNullable<ContactFormProps["sender"]>;

declare module "../../platform/loading/personal.ts" {
  interface Personal {
    /** The data that prefills the visitor's forms. */
    sender: Sender | null;
  }
}

/** The sender's data from a profile. */
export function senderFrom({ name, surname, email, phone, company_name }: AccountProfile): Sender {
  return {
    name,
    surname,
    email,
    ...(phone === null ? {} : { phone }),
    ...(company_name === null ? {} : { company: company_name }),
  };
}
