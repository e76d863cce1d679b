import { describe, expect, it } from "vitest";
import { locales, type Locale } from "@preforma/domain/locales";
import { formatMoney } from "@preforma/domain/shop";
import { testAddress } from "../testing/shop.ts";
import orderMailWords from "./mail-texts.json" with { type: "json" };
import { noticeMail, orderMail } from "./mails.ts";
import type { OrderRow } from "./orders/store.ts";

const origin = "https://shop.test";
const tracking = "https://kargo.example/takip?no=1Z999&dil=tr";

const shipped = (locale: Locale, trackingUrl: string | null): OrderRow => ({
  id: 1,
  number: "PF-2026-AAAAAA",
  customer_id: 1,
  state: "shipped",
  payment_type: "bank_transfer",
  language_code: locale,
  customer_name: "Ada Yılmaz",
  customer_email: "ada@example.com",
  customer_phone: null,
  currency: "TRY",
  net_subtotal_minor: 1_350_000,
  discount_minor: 0,
  shipping_minor: 0,
  vat_percent: 20,
  vat_minor: 270_000,
  total_minor: 1_620_000,
  coupon_code: null,
  delivery_address: "{}",
  invoice_address: "{}",
  note: null,
  tracking_number: "1Z999",
  tracking_url: trackingUrl,
  terms_accepted_at: "2026-11-22T08:00:00.000Z",
  paid_at: "2026-11-22T09:00:00.000Z",
  expires_at: null,
  created_at: "2026-11-22T08:00:00.000Z",
  updated_at: "2026-11-22T10:00:00.000Z",
  lines: [],
});

/** The distinct URLs in a mail, in order. */
const linksOf = (html: string | null | undefined): string[] => [
  ...new Set(
    [...(html ?? "").matchAll(/href="([^"]*)"/g)].map(([, url = ""]) => url.replaceAll("&amp;", "&")),
  ),
];

describe.each(locales)("the mail of a shipped order in %s", (locale) => {
  it("links first to the carrier's tracking page, then to the order", () => {
    const { text, html } = orderMail("shipped", shipped(locale, tracking), origin);
    const [first, second, ...more] = linksOf(html);
    expect(first).toBe(tracking);
    expect(second).toMatch(/^https:\/\/shop\.test\/.*PF-2026-AAAAAA$/);
    expect(more).toEqual([]);
    const { follow, see } = orderMailWords[locale];
    const colon = locale === "fr" ? "\u00a0:" : ":";
    expect(text).toContain(`${follow}${colon}\n${tracking}`);
    expect(text).toContain(`${see}${colon}\n${second}`);
  });

  it("V18: greets the customer by name", () => {
    const { text, html } = orderMail("shipped", shipped(locale, null), origin);
    expect(text.split("\n\n")[1]).toContain("Ada Yılmaz");
    expect(html).toContain("Ada Yılmaz");
  });

  it("links only to the order if there is no tracking page", () => {
    const { text, html } = orderMail("shipped", shipped(locale, null), origin);
    expect(linksOf(html)).toEqual([expect.stringMatching(/^https:\/\/shop\.test\/.*PF-2026-AAAAAA$/)]);
    expect(text).toContain("1Z999");
    expect(text).not.toContain(orderMailWords[locale].follow);
  });
});

describe("the mail of a new order", () => {
  const company = { ...testAddress, address_type: "kurumsal", company_name: "Örnek A.Ş." };
  const placed = (invoice: typeof testAddress | typeof company): OrderRow => ({
    ...shipped("en", null),
    state: "pending_payment",
    delivery_address: JSON.stringify(testAddress),
    invoice_address: JSON.stringify(invoice),
    lines: [
      {
        order_id: 1,
        position: 1,
        product_id: 7,
        code: "B-500",
        title: "Bottle",
        colour: "",
        quantity: 1000,
        unit_price_minor: 1350,
        amount_minor: 1_350_000,
      },
    ] as unknown as OrderRow["lines"],
  });

  it("counts pieces as the language does", () => {
    const pieces = (quantity: number): string => {
      const order = placed(testAddress);
      const lines = order.lines.map((line) => ({ ...line, quantity }));
      return orderMail("placed", { ...order, lines, language_code: "ar" }, origin).text;
    };
    expect(pieces(2)).toContain("Bottle، قطعتان × ");
    expect(pieces(1003)).toContain("Bottle، 1,003 قطع × ");
    expect(pieces(1080)).toContain("Bottle، 1,080 قطعة × ");
  });

  it("names each article by its code too, to the customer and to the company", () => {
    const order = placed(testAddress);
    for (const { text, html } of [orderMail("placed", order, origin), noticeMail(order, "a@b.test", "tr")]) {
      expect(text).toContain("B-500 – Bottle");
      expect(html).toContain("B-500 – Bottle");
    }
  });

  it.each(locales)("names a coupon for free shipping in %s", (locale) => {
    const order = { ...placed(company), language_code: locale, coupon_code: "KARGO" };
    const { free, freeShipping } = orderMailWords[locale];
    const { text } = orderMail("placed", order, origin);
    expect(/^.*\(KARGO\).*$/m.exec(text)?.[0]).toContain(freeShipping);
    expect(text).toMatch(new RegExp(`: \u2068?${free}\u2069?$`, "m"));
    expect(orderMail("placed", { ...order, coupon_code: null }, origin).text).not.toContain(freeShipping);
  });

  it.each(locales)("shows the discount in %s as the order's page does", (locale) => {
    const order = { ...placed(company), language_code: locale, discount_minor: 120_000, coupon_code: "TEN" };
    const [discount = ""] = /^.*\(TEN\).*$/m.exec(orderMail("placed", order, origin).text) ?? [];
    expect(discount).toContain(formatMoney(-120_000, "TRY", locale));
  });

  it("shows prices with VAT to consumers, and net prices plus tax to companies", () => {
    const toConsumer = orderMail("placed", placed(testAddress), origin).text;
    expect(toConsumer).toContain("1,000 pieces × TRY\u00a016.20");
    expect(toConsumer).toContain("Goods (incl. VAT): TRY\u00a016,200.00");
    expect(toConsumer).toContain("of which VAT (20%): TRY\u00a02,700.00");
    const toCompany = orderMail("placed", placed(company), origin).text;
    expect(toCompany).toContain("1,000 pieces × TRY\u00a013.50");
    expect(toCompany).toContain("Goods (excl. VAT): TRY\u00a013,500.00");
    expect(toCompany).toContain("VAT (20%): TRY\u00a02,700.00");
  });
});

it("shows tracking only once the parcel is shipped", () => {
  const { html } = orderMail("refunded", shipped("en", tracking), origin);
  expect(linksOf(html)).toEqual([expect.stringContaining("https://shop.test/")]);
});
