import type { Locale } from "@preforma/domain/locales";

/** What is written around a visitor's words. */
export interface RequestMailTexts {
  /** Labels of facts. */
  reference: string;
  kind: string;
  name: string;
  company: string;
  email: string;
  phone: string;
  language: string;
  message: string;
  products: string;
  quantity: string;
  page: string;
  address: string;
  feedbackType: string;
  priority: string;
  title: string;
  description: string;
  anonymous: string;
  position: string;
  positionDetails: string;
  education: string;
  experience: string;
  coverLetter: string;
  notes: string;
  cv: string;
  /** To the company: how to answer. */
  answerTo: string;
  noAnswer: string;
  /** Where the CV is: a mail does not carry it around. */
  cvWhere: string;
  /** To the visitor. */
  weWillAnswer: string;
  closing: (brand: string) => string;
}

/** In each language. */
export const mailTexts: Readonly<Record<Locale, RequestMailTexts>> = {
  tr: {
    reference: "Kayıt no",
    kind: "Konu",
    name: "Ad soyad",
    company: "Firma",
    email: "E-posta",
    phone: "Telefon",
    language: "Dil",
    message: "Mesaj",
    products: "Ürünler",
    quantity: "Adet",
    page: "Ürün sayfası",
    address: "Teslimat adresi",
    feedbackType: "Tür",
    priority: "Öncelik",
    title: "Başlık",
    description: "Açıklama",
    anonymous: "Anonim",
    position: "Pozisyon",
    positionDetails: "Pozisyon ayrıntıları",
    education: "Eğitim",
    experience: "Deneyim",
    coverLetter: "Ön yazı",
    notes: "Notlar",
    cv: "Özgeçmiş",
    answerTo: "Bu e-postayı yanıtladığınızda yanıtınız gönderene gider.",
    noAnswer: "Gönderen kimliğini belirtmedi; bu kayda yanıt verilemez.",
    cvWhere: "Özgeçmiş sunucuda saklanıyor; yalnızca yetkili personel açabilir.",
    weWillAnswer: "En kısa sürede sizinle iletişime geçeceğiz.",
    closing: (brand) =>
      `Bu e-posta, adresiniz ${brand} sitesindeki bir formda verildiği için gönderildi. Formu siz doldurmadıysanız bir şey yapmanıza gerek yok.`,
  },
  en: {
    reference: "Reference",
    kind: "Subject",
    name: "Name",
    company: "Company",
    email: "E-mail",
    phone: "Phone",
    language: "Language",
    message: "Message",
    products: "Products",
    quantity: "Quantity",
    page: "Product page",
    address: "Delivery address",
    feedbackType: "Type",
    priority: "Priority",
    title: "Title",
    description: "Description",
    anonymous: "Anonymous",
    position: "Position",
    positionDetails: "Details of the position",
    education: "Education",
    experience: "Experience",
    coverLetter: "Cover letter",
    notes: "Notes",
    cv: "CV",
    answerTo: "Reply to this e-mail and your answer goes to the sender.",
    noAnswer: "The sender did not give a name; this cannot be answered.",
    cvWhere: "The CV is kept on the server; only authorised staff can open it.",
    weWillAnswer: "We will get back to you as soon as possible.",
    closing: (brand) =>
      `You are receiving this because your address was given in a form on ${brand}. If that was not you, there is nothing you need to do.`,
  },
  ru: {
    reference: "Номер обращения",
    kind: "Тема",
    name: "Имя и фамилия",
    company: "Компания",
    email: "Эл. почта",
    phone: "Телефон",
    language: "Язык",
    message: "Сообщение",
    products: "Товары",
    quantity: "Количество",
    page: "Страница товара",
    address: "Адрес доставки",
    feedbackType: "Тип",
    priority: "Важность",
    title: "Заголовок",
    description: "Описание",
    anonymous: "Анонимно",
    position: "Вакансия",
    positionDetails: "Подробности о вакансии",
    education: "Образование",
    experience: "Опыт работы",
    coverLetter: "Сопроводительное письмо",
    notes: "Примечания",
    cv: "Резюме",
    answerTo: "Ответьте на это письмо, и ответ получит отправитель.",
    noAnswer: "Отправитель не назвал себя; ответить на это обращение нельзя.",
    cvWhere: "Резюме хранится на сервере; открыть его могут только уполномоченные сотрудники.",
    weWillAnswer: "Мы свяжемся с вами в ближайшее время.",
    closing: (brand) =>
      `Вы получили это письмо, потому что ваш адрес был указан в форме на сайте ${brand}. Если это были не вы, ничего делать не нужно.`,
  },
  fr: {
    reference: "Référence",
    kind: "Objet",
    name: "Nom",
    company: "Société",
    email: "E-mail",
    phone: "Téléphone",
    language: "Langue",
    message: "Message",
    products: "Produits",
    quantity: "Quantité",
    page: "Page du produit",
    address: "Adresse de livraison",
    feedbackType: "Type",
    priority: "Priorité",
    title: "Titre",
    description: "Description",
    anonymous: "Anonyme",
    position: "Poste",
    positionDetails: "Précisions sur le poste",
    education: "Formation",
    experience: "Expérience",
    coverLetter: "Lettre de motivation",
    notes: "Remarques",
    cv: "CV",
    answerTo: "Répondez à cet e-mail\u00a0: votre réponse parviendra à l’expéditeur.",
    noAnswer: "L’expéditeur ne s’est pas nommé\u00a0; il n’est pas possible de lui répondre.",
    cvWhere: "Le CV est conservé sur le serveur\u00a0; seul le personnel autorisé peut l’ouvrir.",
    weWillAnswer: "Nous vous répondrons dans les meilleurs délais.",
    closing: (brand) =>
      `Vous recevez ce message parce que votre adresse a été indiquée dans un formulaire sur ${brand}. Si ce n’était pas vous, vous n’avez rien à faire.`,
  },
  ar: {
    reference: "الرقم المرجعي",
    kind: "الموضوع",
    name: "الاسم",
    company: "الشركة",
    email: "البريد الإلكتروني",
    phone: "الهاتف",
    language: "اللغة",
    message: "الرسالة",
    products: "المنتجات",
    quantity: "الكمية",
    page: "صفحة المنتج",
    address: "عنوان التسليم",
    feedbackType: "النوع",
    priority: "الأولوية",
    title: "العنوان",
    description: "الوصف",
    anonymous: "مجهول الهوية",
    position: "الوظيفة",
    positionDetails: "تفاصيل الوظيفة",
    education: "المؤهل الدراسي",
    experience: "الخبرة",
    coverLetter: "خطاب التقديم",
    notes: "ملاحظات",
    cv: "السيرة الذاتية",
    answerTo: "يصل ردّك على هذه الرسالة إلى المُرسِل مباشرة.",
    noAnswer: "لم يذكر المُرسِل هويته؛ لا يمكن الرد على هذه الرسالة.",
    cvWhere: "السيرة الذاتية محفوظة على الخادم ولا يفتحها إلا الموظفون المخوّلون.",
    weWillAnswer: "سنتواصل معك في أقرب وقت ممكن.",
    closing: (brand) =>
      `وصلتك هذه الرسالة لأن عنوانك أُدخل في نموذج في موقع ${brand}. إذا لم تكن أنت من فعل ذلك فلا حاجة إلى أي إجراء.`,
  },
  de: {
    reference: "Vorgangsnummer",
    kind: "Betreff",
    name: "Name",
    company: "Firma",
    email: "E-Mail",
    phone: "Telefon",
    language: "Sprache",
    message: "Nachricht",
    products: "Produkte",
    quantity: "Menge",
    page: "Produktseite",
    address: "Lieferadresse",
    feedbackType: "Art",
    priority: "Dringlichkeit",
    title: "Titel",
    description: "Beschreibung",
    anonymous: "Anonym",
    position: "Stelle",
    positionDetails: "Angaben zur Stelle",
    education: "Ausbildung",
    experience: "Erfahrung",
    coverLetter: "Anschreiben",
    notes: "Anmerkungen",
    cv: "Lebenslauf",
    answerTo: "Ihre Antwort auf diese E-Mail geht an den Absender.",
    noAnswer: "Der Absender hat keinen Namen angegeben; eine Antwort ist nicht möglich.",
    cvWhere: "Der Lebenslauf liegt auf dem Server; nur befugte Mitarbeiter können ihn öffnen.",
    weWillAnswer: "Wir melden uns so schnell wie möglich bei Ihnen.",
    closing: (brand) =>
      `Sie erhalten diese Nachricht, weil Ihre Adresse in einem Formular auf ${brand} angegeben wurde. Wenn Sie das nicht waren, müssen Sie nichts tun.`,
  },
};
