import type { Texts } from "@preforma/domain/validation";

/** The message to staff about their decision. */
export const decided: Readonly<Record<"approved" | "rejected", Texts>> = {
  approved: {
    tr: "Yorum yayınlandı.",
    en: "The review has been published.",
    ru: "Отзыв опубликован.",
    fr: "L’avis a été publié.",
    ar: "تم نشر التقييم.",
    de: "Die Bewertung wurde veröffentlicht.",
  },
  rejected: {
    tr: "Yorum reddedildi.",
    en: "The review has been rejected.",
    ru: "Отзыв отклонён.",
    fr: "L’avis a été refusé.",
    ar: "تم رفض التقييم.",
    de: "Die Bewertung wurde abgelehnt.",
  },
};
