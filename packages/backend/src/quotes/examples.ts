import { companyDay } from "@preforma/domain/quotes";

const inThirtyDays = companyDay(Date.now() + 30 * 24 * 60 * 60_000);

/** What the documentation shows of quotes. */
export const quoteExamples = {
  answer: {
    currency: "TRY",
    lines: [{ unit_price_minor: 325, quantity: 5040 }],
    shipping_minor: 0,
    vat_percent: 20,
    valid_until: inThirtyDays,
    note: "Termin siparişten itibaren 10 iş günüdür.",
  },
  acceptance: {
    revision: 1,
    delivery_address: {
      address_type: "bireysel",
      address_title: "Depo",
      name: "Ayşe",
      surname: "Yılmaz",
      phone: "+905321234567",
      address_detail: "No: 7",
      street: "Plastikçiler Caddesi",
      neighborhood: "İkitelli OSB",
      district: "Başakşehir",
      city: "İstanbul",
      postal_code: "34490",
      country: "Türkiye",
    },
    note: "Mal kabul 16:00'ya kadar açıktır.",
    accepted_terms: true,
  },
  refusal: { reason: "Başka bir tedarikçi ile çalışmaya karar verdik." },
} as const;
