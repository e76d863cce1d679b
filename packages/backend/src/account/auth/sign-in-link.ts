import { rowLocale } from "../../database/row-locale.ts";
import type { Db } from "../../database/schema.ts";
import { brandName, composeMail, queueMail } from "../../mail/index.ts";
import texts from "./sign-in-link-texts.json" with { type: "json" };
import { countOf } from "../../database/count.ts";

/** How long a link is valid, seconds. */
export const linkSeconds = 60 * 60;
/** Max links to one address within that time, so that no one can fill another person's mailbox. */
const maxLinks = 5;

/** The parts of a link. */
interface SignInLink {
  /** In lower case, to find the account. */
  email: string;
  /** Digest of the token in the link. */
  digest: string;
  expires: Date;
  link: string;
  publicOrigin: string;
}

/**
 * Stores the token and queues the mail in one transaction. For an address without an account it does the same,
 * including the one write, but sends no mail.
 */
export async function mailSignInLink(db: Db, given: SignInLink): Promise<void> {
  const now = Date.now();
  const at = new Date(now).toISOString();
  await db.transaction().execute(async (transaction) => {
    const person = await transaction
      .selectFrom("customers")
      .select(["id", "email", "language_code"])
      .where("email_key", "=", given.email)
      .where("is_active", "=", 1)
      .executeTakeFirst();
    const recent = transaction
      .selectFrom("single_use_tokens")
      .where("email", "=", given.email)
      .where("purpose", "=", "email_sign_in")
      .where("created_at", ">", new Date(now - linkSeconds * 1000).toISOString());
    if ((await countOf(recent)) >= maxLinks) return;
    await transaction
      .insertInto("single_use_tokens")
      .values({
        digest: given.digest,
        purpose: "email_sign_in",
        customer_id: person?.id ?? null,
        email: given.email,
        created_at: at,
        expires_at: given.expires.toISOString(),
      })
      .execute();
    if (!person) return;
    const locale = rowLocale(person);
    const { subject, explanation, action, otherwise } = texts[locale];
    const mail = composeMail({
      to: person.email,
      locale,
      subject: subject.replace("{site}", brandName),
      paragraphs: [explanation],
      action: { label: action, url: given.link },
      closing: otherwise,
    });
    await queueMail(transaction, mail, `customer/${person.id}`);
  });
}
