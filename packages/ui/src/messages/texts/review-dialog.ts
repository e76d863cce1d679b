import type { MessageTable } from "../message.ts";

/** Texts of the review form and its dialog. */
export const reviewDialogMessages: MessageTable<
  "title" | "rating" | "content" | "contentHint" | "showName" | "shownAs" | "send"
> = {
  tr: {
    title: "Ürünü değerlendirin",
    rating: "Puanınız",
    content: "Yorumunuz",
    contentHint: "Ürünü nasıl kullandınız, nesi iyiydi, nesi daha iyi olabilir?",
    showName: "Adım yorumun altında açık yazılsın",
    shownAs: "Yorumun altında şöyle görünecek: {name}",
    send: "Yorumu gönder",
  },
  en: {
    title: "Review this product",
    rating: "Your rating",
    content: "Your review",
    contentHint: "How did you use the product, what was good, what could be better?",
    showName: "Show my first name with the review",
    shownAs: "Your review will be signed: {name}",
    send: "Send review",
  },
  ru: {
    title: "Оцените товар",
    rating: "Ваша оценка",
    content: "Ваш отзыв",
    contentHint: "Как вы использовали товар, что понравилось, что можно улучшить?",
    showName: "Показывать моё имя под отзывом",
    shownAs: "Подпись под отзывом: {name}",
    send: "Отправить отзыв",
  },
  fr: {
    title: "Donner votre avis sur le produit",
    rating: "Votre note",
    content: "Votre avis",
    contentHint: "Quel usage en avez-vous fait, qu’avez-vous apprécié, que peut-on améliorer\u00a0?",
    showName: "Afficher mon prénom sous l’avis",
    shownAs: "Votre avis sera signé\u00a0: {name}",
    send: "Envoyer l’avis",
  },
  ar: {
    title: "قيّم المنتج",
    rating: "تقييمك",
    content: "رأيك في المنتج",
    contentHint: "كيف استخدمت المنتج؟ ما الذي أعجبك، وما الذي يمكن تحسينه؟",
    showName: "إظهار اسمي الأول مع التقييم",
    shownAs: "سيظهر التقييم باسم: {name}",
    send: "إرسال التقييم",
  },
  de: {
    title: "Produkt bewerten",
    rating: "Ihre Bewertung",
    content: "Ihr Kommentar",
    contentHint: "Wofür haben Sie das Produkt eingesetzt, was war gut, was könnte besser sein?",
    showName: "Meinen Vornamen unter der Bewertung zeigen",
    shownAs: "Ihre Bewertung erscheint unter dem Namen: {name}",
    send: "Bewertung senden",
  },
};
