import { countryIn } from "@preforma/domain/addresses";
import { localeNames, type Locale } from "@preforma/domain/locales";
import { messageTexts, type MessageCode } from "@preforma/domain/errors";
import { withColon } from "@preforma/domain/text";
import { formatNumber } from "@preforma/domain/vocabulary";
import {
  educationLabels,
  experienceLabels,
  feedbackPriorityLabels,
  feedbackTypeLabels,
  requestKindLabels,
  type RequestKind,
} from "@preforma/domain/requests";
import { brandName, composeMail, type Fact, type Mail } from "../mail/index.ts";
import { variantsText, type Content } from "./arrival.ts";
import mailTexts from "./mail-texts.json" with { type: "json" };

/** The content of mails about a request, and its context. */
export interface MailSubject {
  content: Content;
  reference: string;
  /** Language in which it was sent. */
  locale: Locale;
  /** Name of a product as the company and the visitor know it, such as `B-500 – 500 ml bottle`. */
  productName: (id: number, locale: Locale) => string;
  cv: { name: string; bytes: number } | null;
}

/** The messages of section 8 for a received form. */
export const successCodes: Readonly<Record<RequestKind, MessageCode>> = {
  contact: "CONTACT_SENT",
  feedback: "FEEDBACK_SENT",
  job_application: "APPLICATION_SENT",
  offer_request: "QUOTE_SENT",
  sample_request: "SAMPLE_SENT",
};

/** Notifies the company, in its own language, with all that was typed. Replies go to the visitor. */
export function notificationMail(subject: MailSubject, to: { email: string; locale: Locale }): Mail {
  const { content, reference } = subject;
  const { locale } = to;
  const texts = mailTexts[locale];
  const { first_name, last_name, email, phone } = content.sender;
  const name = [first_name, last_name].filter(Boolean).join(" ");
  const kind = requestKindLabels[locale][content.kind];
  return composeMail({
    to: to.email,
    replyTo: email,
    locale,
    subject: `${kind} ${reference}${name ? ` – ${name}` : ""}`,
    paragraphs: [email === null ? texts.noAnswer : texts.answerTo, ...(subject.cv ? [texts.cvWhere] : [])],
    facts: [
      [texts.reference, reference],
      [texts.name, name || texts.anonymous],
      email !== null && [texts.email, email],
      phone !== null && [texts.phone, phone],
      [texts.language, localeNames[subject.locale]],
      ...ownFacts(subject, locale, texts),
    ],
  });
}

/** The facts of one kind of request. */
function ownFacts(subject: MailSubject, locale: Locale, texts: (typeof mailTexts)[Locale]): (Fact | null)[] {
  const { content, cv } = subject;
  const optional = (label: string, value: string | null): Fact | null => (value ? [label, value] : null);
  switch (content.kind) {
    case "contact":
      return [[texts.message, content.fields.message]];
    case "feedback":
      return [
        [texts.feedbackType, feedbackTypeLabels[locale][content.fields.feedback_type]],
        [texts.priority, feedbackPriorityLabels[locale][content.fields.priority]],
        [texts.title, content.fields.title],
        [texts.description, content.fields.description],
      ];
    case "job_application":
      return [
        [texts.position, content.fields.position],
        optional(texts.positionDetails, content.fields.positionDetails),
        [texts.education, educationLabels[locale][content.fields.educationLevel]],
        [texts.experience, experienceLabels[locale][content.fields.workExperience]],
        [texts.coverLetter, content.fields.coverLetter],
        optional(texts.notes, content.fields.notes),
        cv ? [texts.cv, `${cv.name} (${Math.ceil(cv.bytes / 1024)} KB)`] : null,
      ];
    case "sample_request": {
      const { address, message } = content.fields;
      return [
        optional(texts.company, address.company_name),
        [texts.products, productLines(subject, locale, texts, true)],
        [
          texts.address,
          [
            `${address.name} ${address.surname}`,
            [address.street, address.address_detail].filter(Boolean).join(", "),
            [address.neighborhood, address.district].filter(Boolean).join(", "),
            `${address.postal_code} ${address.city}, ${countryIn(address.country, locale)}`.trim(),
          ]
            .filter(Boolean)
            .join("\n"),
        ],
        optional(texts.message, message),
      ];
    }
    default:
      return [
        [texts.company, content.fields.company],
        [texts.products, productLines(subject, locale, texts, true)],
        [texts.message, content.fields.message],
        optional(texts.page, content.fields.product_url),
      ];
  }
}

function productLines(
  { content, productName }: MailSubject,
  locale: Locale,
  texts: (typeof mailTexts)[Locale],
  withVariants: boolean,
): string {
  if (content.kind === "sample_request")
    return content.fields.items.map((item) => productName(item.product_id, locale)).join("\n");
  if (content.kind !== "offer_request") return "";
  return content.fields.items
    .map((item) => {
      const chosen = withVariants ? variantsText(item) : "";
      return `${productName(item.product_id, locale)} · ${withColon(texts.quantity, locale)} ${formatNumber(item.quantity, locale)}${chosen ? ` · ${chosen}` : ""}`;
    })
    .join("\n");
}

/**
 * The confirmation for the visitor, in their language; null if there is no address. It repeats nothing that was typed:
 * the address may be a stranger's, and a form must not send anyone's text to others.
 */
export function confirmationMail(subject: MailSubject): Mail | null {
  const { content, reference, locale } = subject;
  if (content.sender.email === null) return null;
  const texts = mailTexts[locale];
  const products = productLines(subject, locale, texts, false);
  return composeMail({
    to: content.sender.email,
    locale,
    subject: `${requestKindLabels[locale][content.kind]} ${reference}`,
    title: messageTexts(successCodes[content.kind])[locale],
    paragraphs: [texts.weWillAnswer],
    facts: [
      [texts.reference, reference],
      [texts.kind, requestKindLabels[locale][content.kind]],
      products !== "" && [texts.products, products],
    ],
    closing: texts.closing.replace("{site}", brandName),
  });
}
