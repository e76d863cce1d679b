import type { Locale } from "@preforma/domain/locales";
import { formatMoney, formatPieces, type Totals } from "@preforma/domain/shop";
import { brandName, composeMail, type Mail } from "../mail/index.ts";
import { referenceOf } from "../requests/receive.ts";
import type { StoredRequest } from "../requests/store.ts";
import { codeAndTitle, commaIn, dayIn, filled, percentIn } from "../text/index.ts";
import quoteMailWords from "./mail-texts.json" with { type: "json" };
import { type StoredQuote, quoteFile, quotePage } from "./quote.ts";

interface QuoteMailParts {
  quote: StoredQuote;
  totals: Totals;
  names: (id: number) => { code: string; title: string };
  locale: Locale;
  token: string;
  publicOrigin: string;
}

/** Sends a quote to the customer. It repeats only products and quantities of the customer's input. */
export function quoteMail(
  request: StoredRequest & { email: string },
  { quote, totals, names, locale, token, publicOrigin }: QuoteMailParts,
): Mail {
  const words = quoteMailWords[locale];
  const money = (amount: number): string => formatMoney(amount, totals.currency, locale);
  const values = { reference: referenceOf(request), date: dayIn(quote.valid_until, locale) };
  const subject = filled(quote.revision > 1 ? words.changed.subject : words.answered.subject, values);
  return composeMail({
    to: request.email,
    locale,
    subject,
    paragraphs: [
      filled(quote.revision > 1 ? words.changed.body : words.answered.body, values),
      filled(words.how, values),
    ],
    facts: [
      [words.reference, values.reference],
      [
        words.products,
        quote.lines
          .map(
            (line) =>
              `${codeAndTitle(names(line.product_id), locale)}${commaIn(locale)}${formatPieces(line.quantity, locale)} × ${money(line.unit_price_minor)}`,
          )
          .join("\n"),
      ],
      [words.subtotal, money(totals.net_subtotal_minor)],
      [words.shipping, totals.shipping_minor === 0 ? words.included : money(totals.shipping_minor)],
      totals.vat_percent !== 0 && [
        `${words.vat} (${percentIn(totals.vat_percent, locale)})`,
        money(totals.vat_minor),
      ],
      [words.total, money(totals.total_minor)],
      [words.validUntil, values.date],
      quote.note !== null && [words.note, quote.note],
    ],
    action: { label: words.see, url: quotePage(publicOrigin, locale, request.id, token) },
    otherAction: { label: words.download, url: quoteFile(publicOrigin, locale, request.id, token) },
    closing: filled(words.closing, { site: brandName }),
  });
}

/** Notifies the company that a quote was declined. Replies go to the customer. */
export function declinedMail(
  request: StoredRequest,
  reason: string | null,
  to: { email: string; locale: Locale },
): Mail {
  const words = quoteMailWords[to.locale];
  const reference = referenceOf(request);
  const name = [request.first_name, request.last_name].filter(Boolean).join(" ");
  return composeMail({
    to: to.email,
    replyTo: request.email,
    locale: to.locale,
    subject: filled(words.declined.subject, { reference }),
    paragraphs: [words.declined.body],
    facts: [
      [words.reference, reference],
      [words.customer, [name, request.email, request.phone].filter(Boolean).join("\n")],
      reason !== null && [words.reason, reason],
    ],
  });
}
