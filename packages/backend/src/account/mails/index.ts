import type { Locale } from "@preforma/domain/locales";
import { brandName, composeMail, type Mail, type MailContent } from "../../mail/index.ts";
import { guardTexts } from "./guard-texts.ts";
import { linkTexts } from "./link-texts.ts";
import type { MailTexts } from "./mail-texts.ts";
import { noticeTexts } from "./notice-texts.ts";

export { newAddressLabel } from "./notice-texts.ts";

/**
 * No mail calls anybody by the name in the account: whoever registers somebody else's address would write
 * to them in our name.
 */
const texts: Record<
  keyof typeof linkTexts | keyof typeof noticeTexts | keyof typeof guardTexts,
  Record<Locale, MailTexts>
> = {
  ...linkTexts,
  ...noticeTexts,
  ...guardTexts,
};

/** A kind of mail about an account. */
export type AccountMailKind = keyof typeof texts;

/** What a mail about an account is made of. */
export interface AccountMailParts {
  to: string;
  locale: Locale;
  /** Where the button leads; a mail without one has no button. */
  link?: string;
  facts?: MailContent["facts"];
}

/** Writes a mail about an account. */
export function accountMail(kind: AccountMailKind, parts: AccountMailParts): Mail {
  const { to, locale, link, facts } = parts;
  const { subject, paragraphs, action, closing } = texts[kind][locale];
  const title = subject.replace("{site}", brandName);
  return {
    to,
    locale,
    subject: title,
    ...composeMail({
      locale,
      title,
      paragraphs,
      facts,
      action: action !== undefined && link !== undefined ? { label: action, url: link } : undefined,
      closing,
    }),
  };
}
