import { ibanOf, type ContentInput, type ContentKind } from "@preforma/domain/content";

const texts = {
  tr: { title: "Başlık", summary: "Bir cümlelik özet.", body: "<p>Metin.</p>" },
  en: { title: "Title", summary: "A summary of one sentence.", body: "<p>Text.</p>" },
};
const cover = { shape_id: "bottle-round-boston", colour: "amber", closure_colour: "black" };

/** One record of each kind, for the OpenAPI document. */
export const examples: { [Kind in ContentKind]: ContentInput<Kind> } = {
  "legal-documents": { key: "cookie-policy", facts: {}, texts },
  news: { key: "new-line", published_at: "2026-11-22T06:00:00Z", facts: { cover }, texts },
  announcements: { key: "stocktaking", facts: { cover: null }, texts },
  blog: { key: "neck-finishes", facts: { cover, tags: ["neck-finishes"] }, texts },
  faqs: {
    key: "samples",
    facts: { topic: "samples" },
    texts: { tr: { ...texts.tr, search_terms: "örnek, deneme" } },
  },
  campaigns: {
    key: "full-pallet",
    facts: {
      cover,
      valid_from: "2026-11-22T00:00:00+03:00",
      valid_to: "2027-01-31T00:00:00+03:00",
      coupon_code: null,
      product_filter: "keyword=boston&colour=clear-green,clear-pink",
    },
    texts,
  },
  "bank-accounts": {
    key: "euro",
    facts: {
      bank: "Örnek Bankası A.Ş.",
      branch: "Başakşehir",
      holder: "Örnek A.Ş.",
      iban: ibanOf("TR", "9999900000000000000241"),
      bic: "ORNKTRISXXX",
      currency: "EUR",
    },
    texts,
  },
  references: {
    key: "sample-company",
    facts: {
      name: "Örnek",
      sector: "food",
      logo: { url: "/media/logos/sample.svg", width: 240, height: 80 },
    },
    texts,
  },
  managers: { key: "general-manager", facts: { name: "Ad Soyad" }, texts },
  certificates: {
    key: "iso-9001",
    facts: {
      standard: "ISO 9001:2015",
      holder: "Örnek A.Ş.",
      issuer: "Örnek Belgelendirme A.Ş.",
      number: "QMS-000241",
      issued_on: "2026-01-15",
      valid_until: "2029-01-14",
    },
    texts,
  },
  "open-positions": {
    key: "technician",
    facts: {
      department: "production",
      location: "plant",
      employment_type: "full_time",
      closing_date: "2027-01-31",
    },
    texts: { tr: { ...texts.tr, requirements: ["En az iki yıl deneyim"] } },
  },
  "company-pages": { key: "production", facts: { product_filter: "material=HDPE" }, texts },
};
