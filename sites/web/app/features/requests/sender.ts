import type { AccountProfile } from "@preforma/domain/account";
import type { ContactFormProps } from "@preforma/ui/contact-form";

/** What is known about the sender, so that it need not be typed again. */
export type Sender = NonNullable<ContactFormProps["sender"]>;

declare module "../../platform/loading/personal.ts" {
  interface Personal {
    /** What the visitor's forms are filled in with. */
    sender: Sender | null;
  }
}

/** What a profile says about the sender. */
export function senderFrom({ name, surname, email, phone, company_name }: AccountProfile): Sender {
  return {
    name,
    surname,
    email,
    ...(phone === null ? {} : { phone }),
    ...(company_name === null ? {} : { company: company_name }),
  };
}
