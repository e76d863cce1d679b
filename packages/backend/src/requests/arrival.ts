import { createHash } from "node:crypto";
import type { Locale } from "@preforma/domain/locales";
import {
  generalApplication,
  selectedVariantsLabel,
  type ContactInput,
  type FeedbackInput,
  type JobApplicationInput,
  type OfferItem,
  type OfferRequestInput,
  type RequestKind,
} from "@preforma/domain/requests";
import type { SampleRequestInput } from "@preforma/domain/samples";

/**
 * The stored fields of one kind of request: the output of its schema, without the sender and the idempotency key.
 * Requests that were stored before a field was added lack it.
 */
export interface KindFields {
  contact: Omit<ContactInput, keyof Sender | "request_key">;
  feedback: Omit<FeedbackInput, "request_key">;
  job_application: Omit<
    JobApplicationInput,
    "firstName" | "lastName" | "email" | "phone" | "position" | "request_key"
  > & { position: string };
  sample_request: { message: string; address: SampleRequestInput["address"]; items: OfferItem[] };
  offer_request: Omit<OfferRequestInput, keyof Sender | "request_key">;
}

/** The sender, as far as known. */
export interface Sender {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  phone: string | null;
}

/** A validated request of one kind, ready to store. */
export type Content = {
  [Kind in RequestKind]: { kind: Kind; sender: Sender; fields: KindFields[Kind] };
}[RequestKind];

/** The content of a contact form. */
export function contactContent(input: ContactInput): Content {
  const { first_name, last_name, email, phone, request_key: _, ...fields } = input;
  return { kind: "contact", sender: { first_name, last_name, email, phone }, fields };
}

/** The content of feedback; `person` is the signed-in account, null for an unknown or anonymous sender. */
export function feedbackContent(input: FeedbackInput, person: Sender | null): Content {
  const { request_key: _, ...fields } = input;
  const sender = person ?? { first_name: null, last_name: null, email: null, phone: null };
  return { kind: "feedback", sender, fields: { ...fields, is_anonymous: person === null } };
}

/** The content of an application. Without a position it is unsolicited. */
export function applicationContent(input: JobApplicationInput, locale: Locale): Content {
  const { firstName, lastName, email, phone, request_key: _, ...fields } = input;
  return {
    kind: "job_application",
    sender: { first_name: firstName, last_name: lastName, email, phone },
    fields: { ...fields, position: fields.position ?? generalApplication[locale] },
  };
}

/** The content of a quote request; the variants of a single product are appended to its message (section 3). */
export function offerContent(input: OfferRequestInput, locale: Locale): Content {
  const { first_name, last_name, email, phone, request_key: _, ...fields } = input;
  const { message, items } = fields;
  const [only, ...others] = items;
  const chosen = only && others.length === 0 ? variantsText(only) : "";
  return {
    kind: "offer_request",
    sender: { first_name, last_name, email, phone },
    fields: {
      ...fields,
      message: chosen === "" ? message : `${message}\n\n${selectedVariantsLabel[locale]}: ${chosen}`,
    },
  };
}

/** The content of a sample request; names and phone number are those of the address. */
export function sampleContent({ email, message, address, items }: SampleRequestInput): Content {
  return {
    kind: "sample_request",
    sender: { first_name: address.name, last_name: address.surname, email, phone: address.phone },
    fields: {
      message: message ?? "",
      address,
      items: items.map(({ product_id }) => ({ product_id, quantity: 1, variants: {} })),
    },
  };
}

/** `Renk: Amber, Boyut: 500 ml`; empty if no variant was chosen. */
export function variantsText(item: OfferItem): string {
  return Object.entries(item.variants)
    .map(([name, value]) => `${name}: ${value}`)
    .join(", ");
}

/** Distinguishes two requests with the same key. */
export function fingerprintOf(content: Content, customerId: number | null, cvDigest: string | null): string {
  return createHash("sha256")
    .update(JSON.stringify([content, customerId, cvDigest]))
    .digest("hex");
}
