import { countryIn } from "@preforma/domain/addresses";
import type { Availability } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import {
  availabilityText,
  formatMoney,
  paymentTypeNames,
  formatPieces,
  priceViewOf,
  totalsWithVat,
  withVat,
  type PriceView,
} from "@preforma/domain/shop";
import { rowLocale } from "../database/row-locale.ts";
import { composeMail, type Fact, type Mail } from "../mail/index.ts";
import { codeAndTitle, commaIn, percentIn } from "../text/index.ts";
import orderMailWords from "./mail-texts.json" with { type: "json" };
import { orderPage } from "./order-page.ts";
import { storedAddress, type OrderRow } from "./orders/store.ts";

/** The occasion of a mail to a customer. */
export type OrderMailKind = "placed" | "paid" | "shipped" | "cancelled" | "refunded";

type OrderMailWords = (typeof orderMailWords)[Locale];

/** The supply of each line of an order, in line order; null if unknown. */
export type LineSupply = readonly (Availability | null)[];

/**
 * A mail to a customer about an order, in the language in which it was placed. `page` is the order's page: by default
 * the one in their account. For a customer without an account and without `page`, the mail has no link.
 */
export function orderMail(
  kind: OrderMailKind,
  order: OrderRow,
  publicOrigin: string,
  { page, supply = [] }: { page?: string; supply?: LineSupply } = {},
): Mail {
  const locale = rowLocale(order);
  const words = orderMailWords[locale];
  const own = order.customer_id === null ? undefined : orderPage(publicOrigin, locale, order.number);
  const url = page ?? own;
  const see = url === undefined ? undefined : { label: words.see, url };
  return composeMail({
    to: order.customer_email,
    locale,
    subject: words[kind].subject.replace("{number}", order.number),
    title: words[kind].title,
    recipient: order.customer_name,
    paragraphs: [words[kind].body, ...(kind === "placed" ? [howToPay(order, words)] : [])],
    facts: [
      [words.number, order.number],
      kind === "shipped" && order.tracking_number && [words.tracking, order.tracking_number],
      kind === "placed" && order.payment_type === "bank_transfer" && [words.reference, order.number],
      ...(kind === "placed"
        ? orderFacts(order, words, locale, viewOf(order), supply)
        : [[words.total, formatMoney(order.total_minor, order.currency, locale)] as const]),
    ],
    ...(kind === "shipped" && order.tracking_url
      ? { action: { label: words.follow, url: order.tracking_url }, ...(see && { otherAction: see }) }
      : see && { action: see }),
  });
}

/** Notifies the manufacturer of a new order. */
export function noticeMail(order: OrderRow, to: string, locale: Locale, supply: LineSupply = []): Mail {
  const words = orderMailWords[locale];
  return composeMail({
    to,
    replyTo: order.customer_email,
    locale,
    subject: words.notice.subject.replace("{number}", order.number),
    title: words.notice.title,
    paragraphs: [words.notice.body],
    facts: [
      [words.number, order.number],
      [
        words.customer,
        [order.customer_name, order.customer_email, order.customer_phone].filter(Boolean).join("\n"),
      ],
      ...orderFacts(order, words, locale, "net", supply),
      order.note && [words.note, order.note],
    ],
  });
}

function howToPay(order: OrderRow, words: OrderMailWords): string {
  if (order.payment_type === "bank_transfer") return words.payByTransfer;
  return order.payment_type === "credit_card" ? words.payByCard : words.payOnDelivery;
}

/** Consumers see prices with VAT; companies see net ones, as on their invoice. */
const viewOf = ({ invoice_address }: OrderRow): PriceView => priceViewOf(storedAddress(invoice_address));

/** The lead time of a line that is made to order. */
const leadTimeOf = (availability: Availability | null | undefined, locale: Locale): string =>
  availability?.state === "made_to_order" ? `\n${availabilityText(availability, locale)}` : "";

function orderFacts(
  order: OrderRow,
  words: OrderMailWords,
  locale: Locale,
  view: PriceView,
  supply: LineSupply,
): (Fact | false)[] {
  const money = (amountMinor: number): string => formatMoney(amountMinor, order.currency, locale);
  const isGross = view === "gross";
  const rate = order.vat_percent * 100;
  const withTax = totalsWithVat(order);
  const percent = percentIn(order.vat_percent, locale);
  const address = storedAddress(order.delivery_address);
  return [
    [
      isGross ? words.articles : words.articlesWithoutVat,
      order.lines
        .map(
          (line, place) =>
            `${codeAndTitle(line, locale)}${line.colour ? ` (${line.colour})` : ""}${commaIn(locale)}${formatPieces(line.quantity, locale)} × ${money(isGross ? withVat(line.unit_price_minor, rate) : line.unit_price_minor)}${leadTimeOf(supply[place], locale)}`,
        )
        .join("\n"),
    ],
    isGross
      ? [words.goodsWithVat, money(withTax.subtotal_minor)]
      : [words.goods, money(order.net_subtotal_minor)],
    (order.discount_minor > 0 || order.coupon_code !== null) && [
      `${words.discount} (${order.coupon_code ?? ""})`,
      order.discount_minor > 0
        ? money(-(isGross ? withTax.discount_minor : order.discount_minor))
        : words.freeShipping,
    ],
    [
      words.carriage,
      order.shipping_minor === 0
        ? words.free
        : money(isGross ? withTax.shipping_minor : order.shipping_minor),
    ],
    !isGross && [`${words.vat} (${percent})`, money(order.vat_minor)],
    [words.total, money(order.total_minor)],
    isGross && [`${words.vatWithin} (${percent})`, money(order.vat_minor)],
    [words.payment, paymentTypeNames[order.payment_type][locale]],
    [
      words.delivery,
      [
        `${address.name} ${address.surname}`,
        address.company_name,
        [address.street, address.address_detail].filter(Boolean).join(", "),
        [address.neighborhood, address.district].filter(Boolean).join(", "),
        `${address.postal_code} ${address.city}, ${countryIn(address.country, locale)}`.trim(),
      ]
        .filter(Boolean)
        .join("\n"),
    ],
  ];
}
