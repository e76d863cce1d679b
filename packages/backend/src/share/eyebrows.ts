import type { Titles } from "@preforma/domain/content";

/** What has a share picture of its own, and what it is called there. */
export const eyebrows = {
  products: { tr: "Ürün", en: "Product", ru: "Продукция", fr: "Produit", ar: "منتج", de: "Produkt" },
  news: { tr: "Haber", en: "News", ru: "Новость", fr: "Actualité", ar: "خبر", de: "Nachricht" },
  announcements: {
    tr: "Duyuru",
    en: "Announcement",
    ru: "Объявление",
    fr: "Annonce",
    ar: "إعلان",
    de: "Mitteilung",
  },
  blog: { tr: "Blog", en: "Blog", ru: "Блог", fr: "Blog", ar: "المدونة", de: "Blog" },
  campaigns: { tr: "Kampanya", en: "Campaign", ru: "Акция", fr: "Campagne", ar: "عرض", de: "Aktion" },
} as const satisfies Record<string, Titles>;

/** A kind of thing that has a share picture. */
export type ShareKind = keyof typeof eyebrows;
