import type { Locale } from "@preforma/domain/locales";

interface Occasion {
  subject: string;
  body: string;
}

/** The words of mails about quotes in one language. `{reference}` is the request's, `{date}` the last day. */
export interface QuoteMailWords {
  answered: Occasion;
  /** The answer takes the place of an earlier one. */
  changed: Occasion;
  /** To the company. */
  declined: Occasion;
  how: string;
  see: string;
  download: string;
  reference: string;
  products: string;
  pieces: string;
  subtotal: string;
  shipping: string;
  included: string;
  vat: string;
  total: string;
  validUntil: string;
  note: string;
  customer: string;
  reason: string;
  closing: (brand: string) => string;
}

/** In each language. */
export const quoteMailWords: Readonly<Record<Locale, QuoteMailWords>> = {
  tr: {
    answered: {
      subject: "{reference} numaralı talebiniz için fiyat teklifimiz",
      body: "Talebinizi inceledik, fiyat teklifimizi aşağıda bulabilirsiniz.",
    },
    changed: {
      subject: "{reference}: fiyat teklifiniz güncellendi",
      body: "Teklifinizi güncelledik. Bu teklif, size daha önce gönderdiğimiz teklifin yerine geçer.",
    },
    declined: { subject: "{reference} reddedildi", body: "Müşteri fiyat teklifini reddetti." },
    how: "Teklif {date} tarihine kadar geçerlidir. Aşağıdaki sayfada inceleyebilir, kabul ya da reddedebilirsiniz; hesap açmanız gerekmez.",
    see: "Teklifi görüntüle",
    download: "PDF olarak indir",
    reference: "Kayıt no",
    products: "Ürünler (KDV hariç)",
    pieces: "adet",
    subtotal: "Ara toplam (KDV hariç)",
    shipping: "Nakliye",
    included: "fiyata dâhil",
    vat: "KDV",
    total: "Toplam",
    validUntil: "Geçerlilik tarihi",
    note: "Not",
    customer: "Müşteri",
    reason: "Neden",
    closing: (brand) =>
      `Bu e-posta, ${brand} sitesinden fiyat teklifi istendiği için gönderildi. Bağlantıyla teklif açılır ve kabul edilebilir; yalnızca karar verecek kişilerle paylaşın.`,
  },
  en: {
    answered: {
      subject: "Our quote for your request {reference}",
      body: "Thank you for your request. Here is our quote.",
    },
    changed: {
      subject: "{reference}: your quote has been updated",
      body: "We have updated your quote. It replaces the one that we sent you before.",
    },
    declined: { subject: "{reference} was declined", body: "The customer has declined the quote." },
    how: "The quote is valid until {date}. On the page below you can look at it, accept it or decline it; you do not need an account.",
    see: "View the quote",
    download: "Download as PDF",
    reference: "Reference",
    products: "Products (excl. VAT)",
    pieces: "pcs",
    subtotal: "Subtotal (excl. VAT)",
    shipping: "Shipping",
    included: "included",
    vat: "VAT",
    total: "Total",
    validUntil: "Valid until",
    note: "Note",
    customer: "Customer",
    reason: "Reason",
    closing: (brand) =>
      `You are receiving this e-mail because a quote was requested on ${brand}. The link opens the quote and can be used to accept it: share it only with the people who decide.`,
  },
  ru: {
    answered: {
      subject: "Наше предложение по запросу {reference}",
      body: "Спасибо за запрос. Ниже — наше коммерческое предложение.",
    },
    changed: {
      subject: "{reference}: предложение обновлено",
      body: "Мы обновили предложение. Оно заменяет то, что мы отправили раньше.",
    },
    declined: {
      subject: "{reference}: предложение отклонено",
      body: "Клиент отклонил коммерческое предложение.",
    },
    how: "Предложение действует до {date} включительно. На странице по ссылке его можно посмотреть, принять или отклонить; учётная запись не нужна.",
    see: "Открыть предложение",
    download: "Скачать PDF",
    reference: "Номер запроса",
    products: "Товары (без НДС)",
    pieces: "шт.",
    subtotal: "Сумма без НДС",
    shipping: "Доставка",
    included: "включена в цену",
    vat: "НДС",
    total: "Итого",
    validUntil: "Действует до",
    note: "Примечание",
    customer: "Клиент",
    reason: "Причина",
    closing: (brand) =>
      `Вы получили это письмо, потому что на сайте ${brand} был запрошен расчёт цены. Ссылка открывает предложение и позволяет его принять: передавайте её только тем, кто принимает решение.`,
  },
  fr: {
    answered: {
      subject: "Notre devis pour votre demande {reference}",
      body: "Merci pour votre demande. Voici notre devis.",
    },
    changed: {
      subject: "{reference}\u00a0: votre devis a été mis à jour",
      body: "Nous avons mis à jour votre devis. Il remplace celui que nous vous avions envoyé.",
    },
    declined: { subject: "{reference}\u00a0: devis refusé", body: "Le client a refusé le devis." },
    how: "Le devis est valable jusqu’au {date}. La page ci-dessous permet de le consulter, de l’accepter ou de le refuser, sans créer de compte.",
    see: "Voir le devis",
    download: "Télécharger en PDF",
    reference: "Référence",
    products: "Produits (HT)",
    pieces: "pcs",
    subtotal: "Sous-total HT",
    shipping: "Transport",
    included: "compris",
    vat: "TVA",
    total: "Total",
    validUntil: "Valable jusqu’au",
    note: "Remarque",
    customer: "Client",
    reason: "Motif",
    closing: (brand) =>
      `Vous recevez cet e-mail parce qu’un devis a été demandé sur ${brand}. Le lien ouvre le devis et permet de l’accepter\u00a0: ne le transmettez qu’aux personnes habilitées à décider.`,
  },
  ar: {
    answered: {
      subject: "عرض السعر الخاص بطلبك {reference}",
      body: "شكرًا لطلبك. فيما يلي عرض السعر.",
    },
    changed: {
      subject: "{reference}: حُدّث عرض السعر",
      body: "حدّثنا عرض السعر، وهو يحل محل العرض الذي أرسلناه إليك سابقًا.",
    },
    declined: { subject: "رُفض عرض السعر {reference}", body: "رفض العميل عرض السعر." },
    how: "يسري عرض السعر حتى {date}. يمكنك في الصفحة أدناه الاطلاع عليه وقبوله أو رفضه دون الحاجة إلى حساب.",
    see: "عرض التفاصيل",
    download: "تنزيل بصيغة PDF",
    reference: "الرقم المرجعي",
    products: "المنتجات (غير شاملة الضريبة)",
    pieces: "قطعة",
    subtotal: "المجموع قبل الضريبة",
    shipping: "الشحن",
    included: "مشمول في السعر",
    vat: "ضريبة القيمة المضافة",
    total: "الإجمالي",
    validUntil: "يسري حتى",
    note: "ملاحظة",
    customer: "العميل",
    reason: "السبب",
    closing: (brand) =>
      `وصلتك هذه الرسالة لأن عرض سعر طُلب عبر موقع ${brand}. يفتح الرابط عرض السعر ويتيح قبوله، فلا تشاركه إلا مع من يتخذ القرار.`,
  },
  de: {
    answered: {
      subject: "Unser Angebot zu Ihrer Anfrage {reference}",
      body: "Vielen Dank für Ihre Anfrage. Hier ist unser Angebot.",
    },
    changed: {
      subject: "{reference}: Ihr Angebot wurde aktualisiert",
      body: "Wir haben Ihr Angebot aktualisiert. Es ersetzt das Angebot, das wir Ihnen zuvor gesendet haben.",
    },
    declined: { subject: "{reference} wurde abgelehnt", body: "Der Kunde hat das Angebot abgelehnt." },
    how: "Das Angebot gilt bis {date}. Auf der folgenden Seite können Sie es ansehen, annehmen oder ablehnen; ein Konto brauchen Sie nicht.",
    see: "Angebot ansehen",
    download: "Als PDF herunterladen",
    reference: "Vorgangsnummer",
    products: "Produkte (netto)",
    pieces: "Stück",
    subtotal: "Zwischensumme (netto)",
    shipping: "Versand",
    included: "im Preis enthalten",
    vat: "MwSt.",
    total: "Gesamtbetrag",
    validUntil: "Gültig bis",
    note: "Anmerkung",
    customer: "Kunde",
    reason: "Grund",
    closing: (brand) =>
      `Sie erhalten diese E-Mail, weil auf ${brand} ein Angebot angefragt wurde. Mit dem Link lässt sich das Angebot öffnen und annehmen: Geben Sie ihn nur an Personen weiter, die darüber entscheiden.`,
  },
};
