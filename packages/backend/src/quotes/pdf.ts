import type { DocumentJob } from "@preforma/studio";
import { directionOf, type Locale } from "@preforma/domain/locales";
import type { SiteSettings } from "@preforma/domain/settings";
import { lineAmount, formatMoney } from "@preforma/domain/shop";
import { withColon } from "@preforma/domain/text";
import { formatNumber } from "@preforma/domain/vocabulary";
import { companyOf } from "../documents/article.ts";
import { offerOf } from "../requests/present.ts";
import { referenceOf } from "../requests/receive.ts";
import type { StoredRequest } from "../requests/store.ts";
import { dayIn, filled, isolated, percentIn } from "../text/index.ts";
import quoteMailWords from "./mail-texts.json" with { type: "json" };
import quotePdfWords from "./pdf-texts.json" with { type: "json" };
import { quoteTotals, type StoredQuote } from "./quote.ts";

/** The contents of a quote's PDF. */
export interface QuotePdf {
  request: StoredRequest;
  quote: StoredQuote;
  names: (productId: number) => { code: string; title: string };
  locale: Locale;
  settings: Pick<SiteSettings, "contact_info">;
  /** The origin of the site, without a trailing slash. */
  origin: string;
}

/** The job that typesets a quote as PDF. It has the same content as the mail and the page of the quote. */
export function quotePdfJob({ request, quote, names, locale, settings, origin }: QuotePdf): DocumentJob {
  const words = quotePdfWords[locale];
  const mail = quoteMailWords[locale];
  const totals = quoteTotals(quote);
  const money = (minor: number): string => formatMoney(minor, totals.currency, locale);
  const reference = referenceOf(request);
  const heading = filled(words.heading, { reference });
  const validUntil = dayIn(quote.valid_until, locale);
  const sender = [
    [request.first_name, request.last_name].filter(Boolean).join(" "),
    offerOf(request)?.company ?? "",
  ].filter((part) => part !== "");
  const isTaxed = totals.vat_percent > 0;
  return {
    template: "quote",
    madeAt: Math.floor(Date.parse(quote.updated_at) / 1000),
    files: {},
    data: {
      lang: locale,
      dir: directionOf(locale),
      kind: words.kind,
      title: heading,
      keywords: [reference],
      heading,
      company: companyOf({ settings, origin }),
      made: filled(words.made, { date: dayIn(quote.updated_at, locale) }),
      facts: [
        { label: words.preparedFor, value: isolated(sender.join(", "), locale) },
        { label: mail.validUntil, value: validUntil },
      ],
      columns: [words.product, words.quantity, words.price, words.amount],
      lines: quote.lines.map((line) => ({
        code: names(line.product_id).code,
        title: isolated(names(line.product_id).title, locale),
        variants: Object.entries(JSON.parse(line.variants) as Record<string, string>).map(
          ([label, value]) => `${withColon(label, locale)} ${value}`,
        ),
        quantity: formatNumber(line.quantity, locale),
        price: money(line.unit_price_minor),
        amount: money(lineAmount(line)),
      })),
      totals: [
        { label: mail.subtotal, value: money(totals.net_subtotal_minor) },
        {
          label: mail.shipping,
          value: totals.shipping_minor === 0 ? mail.included : money(totals.shipping_minor),
        },
        ...(isTaxed
          ? [
              {
                label: `${mail.vat} (${percentIn(totals.vat_percent, locale)})`,
                value: money(totals.vat_minor),
              },
            ]
          : []),
      ],
      total: { label: mail.total, value: money(totals.total_minor) },
      note: quote.note === null ? null : { label: mail.note, value: isolated(quote.note, locale) },
      how: filled(isTaxed ? words.how : words.howUntaxed, { date: validUntil }),
    },
  };
}
