import type { MessageTable } from "../message.ts";

/** Texts of the review-list folder. */
export const reviewListMessages: MessageTable<"none" | "invitation" | "withoutText"> = {
  tr: {
    none: "Henüz yorum yok",
    invitation: "Bu ürünü kullandıysanız deneyiminizi paylaşın; diğer alıcılara yol gösterir.",
    withoutText: "Yorum yazılmadı.",
  },
  en: {
    none: "No reviews yet",
    invitation: "If you have used this product, share your experience with other buyers.",
    withoutText: "No comment was written.",
  },
  ru: {
    none: "Отзывов пока нет",
    invitation: "Если вы пользовались этим товаром, поделитесь опытом с другими покупателями.",
    withoutText: "Без комментария.",
  },
  fr: {
    none: "Pas encore d’avis",
    invitation: "Si vous avez utilisé ce produit, partagez votre expérience avec les autres acheteurs.",
    withoutText: "Sans commentaire.",
  },
  ar: {
    none: "لا توجد تقييمات بعد",
    invitation: "إذا كنت قد استخدمت هذا المنتج فشارك تجربتك مع المشترين الآخرين.",
    withoutText: "لم يُكتب تعليق.",
  },
  de: {
    none: "Noch keine Bewertungen",
    invitation: "Wenn Sie dieses Produkt eingesetzt haben, teilen Sie anderen Ihre Erfahrung mit.",
    withoutText: "Ohne Kommentar.",
  },
};
