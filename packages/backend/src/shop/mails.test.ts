import { describe, expect, it } from "vitest";
import { locales, type Locale } from "@preforma/domain/locales";
import { orderMailWords } from "./mail-texts.ts";
import { orderMail } from "./mails.ts";
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

/** The addresses that a mail leads to, first things first, each once. */
const linksOf = (html: string | null | undefined): string[] => [
  ...new Set(
    [...(html ?? "").matchAll(/href="([^"]*)"/g)].map(([, url = ""]) => url.replaceAll("&amp;", "&")),
  ),
];

describe.each(locales)("the mail of a shipped order in %s", (locale) => {
  it("leads to the carrier's page of the parcel first, then to the order", () => {
    const { text, html } = orderMail("shipped", shipped(locale, tracking), origin);
    const [first, second, ...more] = linksOf(html);
    expect(first).toBe(tracking);
    expect(second).toMatch(/^https:\/\/shop\.test\/.*PF-2026-AAAAAA$/);
    expect(more).toEqual([]);
    const { follow, see } = orderMailWords[locale];
    expect(text).toContain(`${follow}:\n${tracking}`);
    expect(text).toContain(`${see}:\n${second}`);
  });

  it("V18: greets the customer by name", () => {
    const { text, html } = orderMail("shipped", shipped(locale, null), origin);
    expect(text.split("\n\n")[1]).toContain("Ada Yılmaz");
    expect(html).toContain("Ada Yılmaz");
  });

  it("leads to the order alone where the carrier has no such page", () => {
    const { text, html } = orderMail("shipped", shipped(locale, null), origin);
    expect(linksOf(html)).toEqual([expect.stringMatching(/^https:\/\/shop\.test\/.*PF-2026-AAAAAA$/)]);
    expect(text).toContain("1Z999");
    expect(text).not.toContain(orderMailWords[locale].follow);
  });
});

it("tells of a parcel's way only once it is on it", () => {
  const { html } = orderMail("refunded", shipped("en", tracking), origin);
  expect(linksOf(html)).toEqual([expect.stringContaining("https://shop.test/")]);
});
