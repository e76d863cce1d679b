import type { MessageTable } from "../message.ts";

/** Texts of the rating-summary folder. */
export const ratingSummaryMessages: MessageTable<"distribution" | "none", "total" | "stars" | "share"> = {
  tr: {
    distribution: "Puanların dağılımı",
    none: "Bu ürünü ilk değerlendiren siz olun.",
    total: { other: "{count} yorum" },
    stars: { other: "{count} yıldız" },
    share: { other: "{stars}: {count} yorum" },
  },
  en: {
    distribution: "How the ratings are spread",
    none: "Be the first to review this product.",
    total: { one: "{count} review", other: "{count} reviews" },
    stars: { one: "{count} star", other: "{count} stars" },
    share: { one: "{stars}: {count} review", other: "{stars}: {count} reviews" },
  },
  ru: {
    distribution: "Распределение оценок",
    none: "Станьте первым, кто оценит этот товар.",
    total: {
      one: "{count} отзыв",
      few: "{count} отзыва",
      many: "{count} отзывов",
      other: "{count} отзыва",
    },
    stars: { one: "{count} звезда", few: "{count} звезды", many: "{count} звёзд", other: "{count} звезды" },
    share: {
      one: "{stars}: {count} отзыв",
      few: "{stars}: {count} отзыва",
      many: "{stars}: {count} отзывов",
      other: "{stars}: {count} отзыва",
    },
  },
  fr: {
    distribution: "Répartition des notes",
    none: "Soyez le premier à donner votre avis sur ce produit.",
    total: { one: "{count} avis", many: "{count} d’avis", other: "{count} avis" },
    stars: { one: "{count} étoile", many: "{count} d’étoiles", other: "{count} étoiles" },
    share: {
      one: "{stars}\u00a0: {count} avis",
      many: "{stars}\u00a0: {count} d’avis",
      other: "{stars}\u00a0: {count} avis",
    },
  },
  ar: {
    distribution: "توزيع التقييمات",
    none: "كن أول من يقيّم هذا المنتج.",
    total: {
      zero: "لا توجد تقييمات",
      one: "تقييم واحد",
      two: "تقييمان",
      few: "{count} تقييمات",
      many: "{count} تقييمًا",
      other: "{count} تقييم",
    },
    stars: {
      zero: "بلا نجوم",
      one: "نجمة واحدة",
      two: "نجمتان",
      few: "{count} نجوم",
      many: "{count} نجمة",
      other: "{count} نجمة",
    },
    share: {
      zero: "{stars}: لا تقييمات",
      one: "{stars}: تقييم واحد",
      two: "{stars}: تقييمان",
      few: "{stars}: {count} تقييمات",
      many: "{stars}: {count} تقييمًا",
      other: "{stars}: {count} تقييم",
    },
  },
  de: {
    distribution: "Verteilung der Bewertungen",
    none: "Bewerten Sie dieses Produkt als Erste oder Erster.",
    total: { one: "{count} Bewertung", other: "{count} Bewertungen" },
    stars: { one: "{count} Stern", other: "{count} Sterne" },
    share: { one: "{stars}: {count} Bewertung", other: "{stars}: {count} Bewertungen" },
  },
};
