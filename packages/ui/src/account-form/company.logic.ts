import type { FormProps, FormSchema } from "../form/index.ts";

/** Fields that count only while the company check box is checked. */
const ofCompany: readonly string[] = ["company_name", "vkn", "tax_office", "country"];

/** The values to validate: a company counts only while its check box is checked. */
export function withoutUncheckedCompany(value: Record<string, unknown>): Record<string, unknown> {
  if (value["is_company"] !== undefined) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !ofCompany.includes(name)));
}

/** A form's schema, without the fields of a company whose box is not checked. */
export const ignoreUncheckedCompany = (schema: FormSchema): FormSchema => ({
  safeParse: (value) =>
    schema.safeParse(
      typeof value === "object" && value !== null
        ? withoutUncheckedCompany(value as Record<string, unknown>)
        : value,
    ),
});

/** Sends a form without the fields of a company whose box is not checked. The box is sent: it says which is meant. */
export function sendWithoutUncheckedCompany(send: FormProps["send"]): FormProps["send"] {
  return (
    send &&
    ((data, ...about) => {
      const sent = new FormData();
      for (const [name, value] of data)
        if (data.has("is_company") || !ofCompany.includes(name)) sent.append(name, value);
      return send(sent, ...about);
    })
  );
}
