import type { Insertable } from "kysely";
import type { DatabaseSchema, Db } from "../database/index.ts";
import type { ask } from "../testing/backend.ts";

/** The sender of the requests. */
export const person = {
  first_name: "Ayşe",
  last_name: "Yılmaz",
  email: "ayse@example.com",
  phone: "0532 123 45 67",
};
/** A visitor's input for each form. */
export const forms = {
  contact: { ...person, message: "Merhaba,\nnumune alabilir miyiz?" },
  feedback: {
    title: "Kargo",
    description: "Geç geldi",
    feedback_type: "complaint",
    priority: "high",
  },
  "job-applications": {
    firstName: "Ayşe",
    lastName: "Yılmaz",
    email: "ayse@example.com",
    phone: "+905321234567",
    educationLevel: "master",
    workExperience: "more_than_5_years",
    coverLetter: "Dört yıl enjeksiyon.",
  },
  "offer-requests": {
    ...person,
    company: "Yılmaz Kozmetik",
    product_id: 1,
    quantity: "5000",
    message: "Fiyat?",
    variants: { Renk: "Amber" },
    product_url: "https://shop.test/urun/1/sise",
  },
} as const;
export type Form = keyof typeof forms;
export const formNames = Object.keys(forms) as Form[];
/** The smallest file that passes as a PDF. */
export const pdf = new TextEncoder().encode("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
/** The same with a token that distinguishes it from others. */
export const pdfOf = (token: string): string =>
  `%PDF-1.7\n% ${token}\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n`;

/** An application as browsers send it, without a CV unless it is given. */
export function jobApplication(over: Record<string, string | File> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...forms["job-applications"], ...over }))
    form.set(name, value);
  return form;
}

/** Stores a contact message, or the given content, bypassing the API, and returns its id. */
export async function addRequest(
  db: Db,
  over: Partial<Insertable<DatabaseSchema["requests"]>> = {},
): Promise<number> {
  const at = new Date().toISOString();
  const { id } = await db
    .insertInto("requests")
    .values({
      kind: "contact",
      status: "unread",
      first_name: "Ada",
      email: "ada@example.com",
      email_key: "ada@example.com",
      fields: "{}",
      language_code: "en",
      request_id: "r",
      fingerprint: "",
      created_at: at,
      updated_at: at,
      ...over,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The errors of a refused form, by field. */
export const errorsOf = (answer: Awaited<ReturnType<typeof ask>>): Record<string, string> =>
  Object.fromEntries(
    (answer.body.data as { errors: { field: string; message: string }[] }).errors.map(
      ({ field, message }) => [field, message],
    ),
  );
