import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { accountMessages, type AccountProfile } from "@preforma/domain/account";
import { locales } from "@preforma/domain/locales";
import type { Texts } from "@preforma/domain/validation";
import { languageOf, languageQuery, refuse } from "../../http/index.ts";

/** The documentation tag of all these routes. */
export const tags = ["Account"];

/** The query of a call that mails a link: the language is also that of a new account's mails. */
export const linkQuery = languageQuery.extend({
  callbackUrl: z.string().max(2048).optional().openapi({
    description: "A page of the site, where the person goes on after following the link.",
    example: "/checkout",
  }),
});

/** A profile in the API. */
export const Profile = z
  .object({
    id: z.int(),
    email: z.string(),
    email_verified_at: z.string().nullable(),
    name: z.string(),
    surname: z.string(),
    phone: z.string().nullable().openapi({ description: "Dial code plus digits." }),
    language: z.enum(locales).openapi({ description: "Language of mails to this person." }),
    company_name: z.string().nullable(),
    vkn: z.string().nullable(),
    tax_office: z.string().nullable(),
    country: z.string().nullable().openapi({ description: "Of the company, ISO 3166-1 alpha-2." }),
    has_password: z.boolean().openapi({ description: "False for people who only come through a provider." }),
    consented_at: z
      .string()
      .nullable()
      .openapi({ description: "When the privacy notice was accepted; null until then." }),
    created_at: z.string(),
  })
  .openapi("AccountProfile", {
    example: {
      id: 7,
      email: "ayse@example.com",
      email_verified_at: "2026-11-22T08:15:00.000Z",
      name: "Ayşe",
      surname: "Yılmaz",
      phone: "+905321234567",
      language: "tr",
      company_name: "Örnek Ambalaj A.Ş.",
      vkn: "4810058590",
      tax_office: "İkitelli",
      country: "TR",
      has_password: true,
      consented_at: "2026-11-22T08:10:00.000Z",
      created_at: "2026-11-22T08:10:00.000Z",
    },
  }) satisfies z.ZodType<AccountProfile>;

/** The secret of a link in examples. */
export const exampleToken = "kq3ZtWm0n1s0cP7b4yZ8Yx2hVQm5oJr9dLkX6uTfGhE";

/** The message for an invalid link. */
export const linkInvalid = accountMessages.linkInvalid;

/** Refuses a field for a reason that only the server can check. */
export function refuseField(context: Context, field: string, texts: Texts) {
  return refuse(context, 400, "invalid", {}, [{ field, message: texts[languageOf(context)] }]);
}
