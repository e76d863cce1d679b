import type { Locale } from "@preforma/domain/locales";

/** The words of the PDF of a quote that its mail does not have. `{reference}` is the request's, `{date}` a day. */
interface QuotePdfWords {
  kind: string;
  heading: string;
  made: string;
  preparedFor: string;
  product: string;
  quantity: string;
  price: string;
  amount: string;
  how: string;
  /** The same for an export, which has no VAT. */
  howUntaxed: string;
}

export const quotePdfWords: Readonly<Record<Locale, QuotePdfWords>> = {
  tr: {
    kind: "Fiyat teklifi",
    heading: "Fiyat teklifi {reference}",
    made: "Tarih: {date}",
    preparedFor: "Müşteri",
    product: "Ürün",
    quantity: "Miktar (adet)",
    price: "Birim fiyat",
    amount: "Tutar",
    how: "Fiyatlar KDV hariçtir; toplam KDV dâhildir. Teklifi, size e-posta ile gönderdiğimiz bağlantıdaki sayfada kabul veya reddedebilirsiniz. Teklif {date} günü sonuna kadar geçerlidir.",
    howUntaxed:
      "Fiyatlar KDV içermez. Teklifi, size e-posta ile gönderdiğimiz bağlantıdaki sayfada kabul veya reddedebilirsiniz. Teklif {date} günü sonuna kadar geçerlidir.",
  },
  en: {
    kind: "Quote",
    heading: "Quote {reference}",
    made: "Date: {date}",
    preparedFor: "Prepared for",
    product: "Product",
    quantity: "Quantity (pcs)",
    price: "Unit price",
    amount: "Amount",
    how: "Prices exclude VAT; the total includes it. Accept or decline the quote on the page that the link in our e-mail opens. It is valid until the end of {date}.",
    howUntaxed:
      "Prices exclude VAT. Accept or decline the quote on the page that the link in our e-mail opens. It is valid until the end of {date}.",
  },
  ru: {
    kind: "Коммерческое предложение",
    heading: "Коммерческое предложение {reference}",
    made: "Дата: {date}",
    preparedFor: "Кому",
    product: "Товар",
    quantity: "Количество (шт.)",
    price: "Цена за штуку",
    amount: "Сумма",
    how: "Цены указаны без НДС, итоговая сумма — с НДС. Принять или отклонить предложение можно на странице по ссылке из нашего письма. Оно действительно до конца дня {date}.",
    howUntaxed:
      "Цены указаны без НДС. Принять или отклонить предложение можно на странице по ссылке из нашего письма. Оно действительно до конца дня {date}.",
  },
  fr: {
    kind: "Devis",
    heading: "Devis {reference}",
    made: "Date : {date}",
    preparedFor: "À l’attention de",
    product: "Produit",
    quantity: "Quantité (pièces)",
    price: "Prix unitaire",
    amount: "Montant",
    how: "Les prix s’entendent hors TVA ; le total est TTC. Acceptez ou refusez le devis sur la page qu’ouvre le lien de notre e-mail. Il est valable jusqu’au {date} inclus.",
    howUntaxed:
      "Les prix s’entendent hors TVA. Acceptez ou refusez le devis sur la page qu’ouvre le lien de notre e-mail. Il est valable jusqu’au {date} inclus.",
  },
  ar: {
    kind: "عرض سعر",
    heading: "عرض سعر {reference}",
    made: "التاريخ: {date}",
    preparedFor: "مقدَّم إلى",
    product: "المنتج",
    quantity: "الكمية (قطعة)",
    price: "سعر الوحدة",
    amount: "المبلغ",
    how: "الأسعار بدون ضريبة القيمة المضافة، والإجمالي شامل لها. يمكنك قبول العرض أو رفضه في الصفحة التي يفتحها الرابط الوارد في رسالتنا. العرض صالح حتى نهاية يوم {date}.",
    howUntaxed:
      "الأسعار بدون ضريبة القيمة المضافة. يمكنك قبول العرض أو رفضه في الصفحة التي يفتحها الرابط الوارد في رسالتنا. العرض صالح حتى نهاية يوم {date}.",
  },
  de: {
    kind: "Angebot",
    heading: "Angebot {reference}",
    made: "Datum: {date}",
    preparedFor: "Erstellt für",
    product: "Produkt",
    quantity: "Menge (Stück)",
    price: "Preis pro Stück",
    amount: "Betrag",
    how: "Preise ohne MwSt.; der Gesamtbetrag enthält sie. Nehmen Sie das Angebot auf der Seite an, die der Link in unserer E-Mail öffnet, oder lehnen Sie es dort ab. Es gilt bis einschließlich {date}.",
    howUntaxed:
      "Preise ohne MwSt. Nehmen Sie das Angebot auf der Seite an, die der Link in unserer E-Mail öffnet, oder lehnen Sie es dort ab. Es gilt bis einschließlich {date}.",
  },
};
