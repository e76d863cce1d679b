import type { Locale } from "@preforma/domain/locales";

/** The words of the matrix: one form, in each language. */
export const texts: Readonly<
  Record<Locale, Readonly<Record<"company" | "hint" | "samples" | "send" | "compare" | "stock", string>>>
> = {
  tr: {
    company: "Firma unvanı",
    hint: "Faturada yazdığı gibi",
    samples: "Numune de istiyorum",
    send: "Teklif isteyin",
    compare: "Karşılaştır",
    stock: "Stokta",
  },
  en: {
    company: "Company name",
    hint: "As it stands on your invoices",
    samples: "Send samples as well",
    send: "Request a quote",
    compare: "Compare",
    stock: "In stock",
  },
  ru: {
    company: "Название компании",
    hint: "Как в ваших счетах",
    samples: "Пришлите и образцы",
    send: "Запросить цену",
    compare: "Сравнить",
    stock: "В наличии",
  },
  fr: {
    company: "Raison sociale",
    hint: "Telle qu’elle figure sur vos factures",
    samples: "Envoyez aussi des échantillons",
    send: "Demander un devis",
    compare: "Comparer",
    stock: "En stock",
  },
  ar: {
    company: "اسم الشركة",
    hint: "كما يرد في فواتيركم",
    samples: "أرغب في عيّنات أيضًا",
    send: "اطلب عرض سعر",
    compare: "قارن",
    stock: "متوفر",
  },
  de: {
    company: "Firmenname",
    hint: "So wie er auf Ihren Rechnungen steht",
    samples: "Bitte auch Muster zusenden",
    send: "Angebot anfordern",
    compare: "Vergleichen",
    stock: "Vorrätig",
  },
};
