import type { Locale } from "@preforma/domain/locales";
import type { ReviewInput } from "@preforma/domain/reviews";
import { composeMail, type Mail } from "../mail/index.ts";

const texts: Readonly<
  Record<
    Locale,
    {
      subject: (code: string, rating: number) => string;
      title: string;
      intro: string;
      product: string;
      rating: string;
      name: string;
      email: string;
      content: string;
      number: string;
    }
  >
> = {
  tr: {
    subject: (code, rating) => `Yeni yorum: ${code}, ${rating}/5`,
    title: "Onay bekleyen yeni bir yorum var",
    intro: "Yorum, siz onaylayana kadar sitede görünmez.",
    product: "Ürün",
    rating: "Puan",
    name: "Yazan",
    email: "E-posta",
    content: "Yorum",
    number: "Yorum no",
  },
  en: {
    subject: (code, rating) => `New review: ${code}, ${rating}/5`,
    title: "A new review is waiting for approval",
    intro: "It does not appear on the site until you approve it.",
    product: "Product",
    rating: "Rating",
    name: "Written by",
    email: "E-mail",
    content: "Review",
    number: "Review no.",
  },
  ru: {
    subject: (code, rating) => `Новый отзыв: ${code}, ${rating}/5`,
    title: "Новый отзыв ожидает проверки",
    intro: "Он появится на сайте только после вашего одобрения.",
    product: "Товар",
    rating: "Оценка",
    name: "Автор",
    email: "Эл. почта",
    content: "Отзыв",
    number: "№ отзыва",
  },
  fr: {
    subject: (code, rating) => `Nouvel avis\u00a0: ${code}, ${rating}/5`,
    title: "Un nouvel avis attend votre validation",
    intro: "Il n’apparaîtra sur le site qu’une fois validé.",
    product: "Produit",
    rating: "Note",
    name: "Auteur",
    email: "E-mail",
    content: "Avis",
    number: "Avis nº",
  },
  ar: {
    subject: (code, rating) => `تقييم جديد: ${code}، ${rating}/5`,
    title: "تقييم جديد بانتظار الموافقة",
    intro: "لن يظهر في الموقع قبل موافقتك.",
    product: "المنتج",
    rating: "التقييم",
    name: "الكاتب",
    email: "البريد الإلكتروني",
    content: "النص",
    number: "رقم التقييم",
  },
  de: {
    subject: (code, rating) => `Neue Bewertung: ${code}, ${rating}/5`,
    title: "Eine neue Bewertung wartet auf Freigabe",
    intro: "Sie erscheint erst auf der Website, wenn Sie sie freigeben.",
    product: "Produkt",
    rating: "Bewertung",
    name: "Verfasst von",
    email: "E-Mail",
    content: "Text",
    number: "Bewertung Nr.",
  },
};

/** Tells staff, in the site's own language, that a review wants a decision. */
export function newReviewMail(
  review: ReviewInput & { id: number; code: string },
  to: string,
  locale: Locale,
): Mail {
  const words = texts[locale];
  const { text, html } = composeMail({
    locale,
    title: words.title,
    paragraphs: [words.intro],
    facts: [
      [words.number, String(review.id)],
      [words.product, review.code],
      [words.rating, `${review.rating}/5`],
      [words.name, `${review.first_name} ${review.last_name}`],
      [words.email, review.email],
      ...(review.content === "" ? [] : [[words.content, review.content] as [string, string]]),
    ],
  });
  return {
    to,
    replyTo: review.email,
    locale,
    subject: words.subject(review.code, review.rating),
    text,
    html,
  };
}
