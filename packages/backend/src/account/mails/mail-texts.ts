/** What a mail about an account says. `{site}` stands for the brand. */
export interface MailTexts {
  /** Also the heading. */
  subject: string;
  paragraphs: readonly string[];
  /** Label of the button, where there is something to do. */
  action?: string;
  /** Said last, mostly to somebody who did not ask for it. */
  closing?: string;
}
