import type { Locale } from "@preforma/domain/locales";
import { brandName, composeMail, type Mail, type MailContent } from "../../mail/index.ts";
import written from "./texts.json" with { type: "json" };

/** The texts of a mail about an account. `{site}` is replaced with the brand. */
interface MailTexts {
  /** Also the heading. */
  subject: string;
  paragraphs: readonly string[];
  /** Label of the button, if the mail requires an action. */
  action?: string;
  /** The last sentence, mostly for a person who did not request the mail. */
  closing?: string;
}

/**
 * No mail greets a person by the name in the account: someone who registers another person's address could write to
 * them in our name.
 */
const texts: Record<keyof typeof written, Record<Locale, MailTexts>> = written;

/** A kind of mail about an account. */
export type AccountMailKind = keyof typeof texts;

/** Composes a mail about an account. `link` is the URL of the button; a mail without one has no button. */
export function accountMail(
  kind: AccountMailKind,
  { to, locale, facts, link }: Pick<MailContent, "to" | "locale" | "facts"> & { link?: string },
): Mail {
  const { subject, paragraphs, action, closing } = texts[kind][locale];
  return composeMail({
    to,
    locale,
    subject: subject.replace("{site}", brandName),
    paragraphs,
    facts,
    action: action !== undefined && link !== undefined ? { label: action, url: link } : undefined,
    closing,
  });
}
