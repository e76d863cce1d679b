import type { Locale } from "@preforma/domain/locales";

/** What is written to a customer about an order. `{number}` stands for the order's. */
interface OrderMailTexts {
  subject: string;
  title: string;
  body: string;
}

/** An occasion on which a customer is written to. */
export type OrderMailKind = "placed" | "paid" | "shipped" | "cancelled" | "refunded";

/** The words of order mails in one language. */
export interface OrderMailWords extends Record<OrderMailKind, OrderMailTexts> {
  /** Added to `placed`, by how it is to be paid. */
  payByTransfer: string;
  payByCard: string;
  payOnDelivery: string;
  notice: OrderMailTexts;
  see: string;
  number: string;
  articles: string;
  pieces: string;
  goods: string;
  goodsWithVat: string;
  discount: string;
  carriage: string;
  vat: string;
  /** The tax that is part of the total. */
  vatWithin: string;
  total: string;
  payment: string;
  reference: string;
  tracking: string;
  /** On the link to the carrier's page of the parcel. */
  follow: string;
  delivery: string;
  customer: string;
  note: string;
}

export const orderMailWords: Readonly<Record<Locale, OrderMailWords>> = {
  tr: {
    placed: {
      subject: "{number} numaralı siparişiniz alındı",
      title: "Siparişiniz için teşekkür ederiz",
      body: "Siparişiniz bize ulaştı. Özeti aşağıdadır.",
    },
    paid: {
      subject: "{number}: ödemeniz alındı",
      title: "Ödemeniz alındı",
      body: "Siparişinizi hazırlamaya başlıyoruz. Yola çıktığında haber vereceğiz.",
    },
    shipped: {
      subject: "{number}: siparişiniz yola çıktı",
      title: "Siparişiniz yola çıktı",
      body: "Gönderinizi takip numarasıyla izleyebilirsiniz.",
    },
    cancelled: {
      subject: "{number}: siparişiniz iptal edildi",
      title: "Siparişiniz iptal edildi",
      body: "Alınmış bir ödeme varsa aynı yolla iade edilir; hesabınıza yansıması bankanıza bağlı olarak birkaç gün sürebilir.",
    },
    refunded: {
      subject: "{number}: ödemeniz iade edildi",
      title: "Ödemeniz iade edildi",
      body: "Tutarın hesabınıza yansıması bankanıza bağlı olarak birkaç gün sürebilir.",
    },
    payByTransfer:
      "Lütfen tutarı banka hesaplarımızdan birine, açıklamaya sipariş numarasını yazarak gönderin. Ödemesi 7 gün içinde ulaşmayan siparişler iptal edilir.",
    payByCard: "Kartla ödemenizi tamamladığınızda hazırlamaya başlarız.",
    payOnDelivery:
      "Tutarı teslimat sırasında ödersiniz. 7 gün içinde hazırlanmasına başlanmayan siparişler iptal edilir.",
    notice: {
      subject: "Yeni sipariş: {number}",
      title: "Yeni sipariş",
      body: "Siteden yeni bir sipariş verildi.",
    },
    see: "Siparişi görüntüle",
    number: "Sipariş numarası",
    articles: "Ürünler",
    pieces: "adet",
    goods: "Ürünler (KDV hariç)",
    goodsWithVat: "Ürünler (KDV dâhil)",
    discount: "İndirim",
    carriage: "Kargo",
    vat: "KDV",
    vatWithin: "Toplama dâhil KDV",
    total: "Toplam",
    payment: "Ödeme şekli",
    reference: "Havale açıklaması",
    tracking: "Takip numarası",
    follow: "Gönderiyi takip et",
    delivery: "Teslimat adresi",
    customer: "Müşteri",
    note: "Not",
  },
  en: {
    placed: {
      subject: "We have received your order {number}",
      title: "Thank you for your order",
      body: "We have received your order. Here is what you ordered.",
    },
    paid: {
      subject: "{number}: we have received your payment",
      title: "We have received your payment",
      body: "We are getting your order ready and will write again when it is on its way.",
    },
    shipped: {
      subject: "{number}: your order is on its way",
      title: "Your order is on its way",
      body: "You can follow it with the tracking number.",
    },
    cancelled: {
      subject: "{number}: your order has been cancelled",
      title: "Your order has been cancelled",
      body: "Any payment that we received is refunded to the same payment method; depending on your bank this can take a few days.",
    },
    refunded: {
      subject: "{number}: your payment has been refunded",
      title: "Your payment has been refunded",
      body: "Depending on your bank it can take a few days until you see the amount.",
    },
    payByTransfer:
      "Please transfer the total to one of our bank accounts with the order number as reference. Orders that are not paid within 7 days are cancelled.",
    payByCard: "We begin as soon as you have completed the payment by card.",
    payOnDelivery: "You pay on delivery. Orders that are not being prepared within 7 days are cancelled.",
    notice: {
      subject: "New order: {number}",
      title: "New order",
      body: "A new order was placed on the website.",
    },
    see: "See the order",
    number: "Order number",
    articles: "Products",
    pieces: "pcs",
    goods: "Goods (without VAT)",
    goodsWithVat: "Goods (with VAT)",
    discount: "Discount",
    carriage: "Shipping",
    vat: "VAT",
    vatWithin: "of which VAT",
    total: "Total",
    payment: "Payment",
    reference: "Transfer reference",
    tracking: "Tracking number",
    follow: "Track the parcel",
    delivery: "Delivery address",
    customer: "Customer",
    note: "Note",
  },
  ru: {
    placed: {
      subject: "Ваш заказ {number} принят",
      title: "Спасибо за заказ",
      body: "Мы получили ваш заказ. Его состав — ниже.",
    },
    paid: {
      subject: "{number}: оплата получена",
      title: "Оплата получена",
      body: "Мы готовим ваш заказ и сообщим, когда он будет отправлен.",
    },
    shipped: {
      subject: "{number}: заказ отправлен",
      title: "Ваш заказ в пути",
      body: "Следить за доставкой можно по номеру отслеживания.",
    },
    cancelled: {
      subject: "{number}: заказ отменён",
      title: "Ваш заказ отменён",
      body: "Если оплата поступила, она вернётся тем же способом; в зависимости от банка это может занять несколько дней.",
    },
    refunded: {
      subject: "{number}: средства возвращены",
      title: "Средства возвращены",
      body: "В зависимости от банка зачисление может занять несколько дней.",
    },
    payByTransfer:
      "Переведите сумму на один из наших банковских счетов и укажите номер заказа в назначении платежа. Заказы, не оплаченные в течение 7 дней, отменяются.",
    payByCard: "Мы начнём сборку, как только вы завершите оплату картой.",
    payOnDelivery: "Оплата — при получении. Заказы, подготовка которых не началась за 7 дней, отменяются.",
    notice: {
      subject: "Новый заказ: {number}",
      title: "Новый заказ",
      body: "На сайте оформлен новый заказ.",
    },
    see: "Посмотреть заказ",
    number: "Номер заказа",
    articles: "Товары",
    pieces: "шт.",
    goods: "Товары (без НДС)",
    goodsWithVat: "Товары (с НДС)",
    discount: "Скидка",
    carriage: "Доставка",
    vat: "НДС",
    vatWithin: "в том числе НДС",
    total: "Итого",
    payment: "Способ оплаты",
    reference: "Назначение платежа",
    tracking: "Номер отслеживания",
    follow: "Отследить отправление",
    delivery: "Адрес доставки",
    customer: "Клиент",
    note: "Примечание",
  },
  fr: {
    placed: {
      subject: "Votre commande {number} est enregistrée",
      title: "Merci pour votre commande",
      body: "Nous avons bien reçu votre commande. En voici le détail.",
    },
    paid: {
      subject: "{number}\u00a0: paiement reçu",
      title: "Nous avons reçu votre paiement",
      body: "Nous préparons votre commande et vous écrirons lors de son expédition.",
    },
    shipped: {
      subject: "{number}\u00a0: votre commande est en route",
      title: "Votre commande est en route",
      body: "Suivez-la grâce au numéro de suivi.",
    },
    cancelled: {
      subject: "{number}\u00a0: commande annulée",
      title: "Votre commande a été annulée",
      body: "Tout paiement reçu est remboursé par le même moyen\u00a0; selon votre banque, cela peut prendre quelques jours.",
    },
    refunded: {
      subject: "{number}\u00a0: remboursement effectué",
      title: "Votre paiement a été remboursé",
      body: "Selon votre banque, le montant peut apparaître sous quelques jours.",
    },
    payByTransfer:
      "Veuillez virer le total sur l’un de nos comptes bancaires en indiquant le numéro de commande. Une commande non payée sous 7 jours est annulée.",
    payByCard: "Nous commençons dès que votre paiement par carte est effectué.",
    payOnDelivery:
      "Vous payez à la livraison. Une commande dont la préparation n’a pas commencé sous 7 jours est annulée.",
    notice: {
      subject: "Nouvelle commande\u00a0: {number}",
      title: "Nouvelle commande",
      body: "Une nouvelle commande a été passée sur le site.",
    },
    see: "Voir la commande",
    number: "Numéro de commande",
    articles: "Products",
    pieces: "pièces",
    goods: "Articles (HT)",
    goodsWithVat: "Articles (TTC)",
    discount: "Remise",
    carriage: "Livraison",
    vat: "TVA",
    vatWithin: "dont TVA",
    total: "Total",
    payment: "Paiement",
    reference: "Référence du virement",
    tracking: "Numéro de suivi",
    follow: "Suivre le colis",
    delivery: "Adresse de livraison",
    customer: "Client",
    note: "Note",
  },
  ar: {
    placed: {
      subject: "تم استلام طلبك {number}",
      title: "شكرًا لطلبك",
      body: "وصلنا طلبك، وفيما يلي تفاصيله.",
    },
    paid: {
      subject: "{number}: تم استلام الدفعة",
      title: "تم استلام دفعتك",
      body: "نجهّز طلبك الآن وسنراسلك عند شحنه.",
    },
    shipped: {
      subject: "{number}: طلبك في الطريق",
      title: "طلبك في الطريق",
      body: "يمكنك متابعة الشحنة برقم التتبّع.",
    },
    cancelled: {
      subject: "{number}: تم إلغاء طلبك",
      title: "تم إلغاء طلبك",
      body: "أي مبلغ استلمناه يُعاد بالطريقة نفسها؛ وقد يستغرق ذلك بضعة أيام بحسب مصرفك.",
    },
    refunded: {
      subject: "{number}: تم رد المبلغ",
      title: "تم رد المبلغ",
      body: "قد يستغرق ظهور المبلغ بضعة أيام بحسب مصرفك.",
    },
    payByTransfer:
      "يُرجى تحويل المبلغ الإجمالي إلى أحد حساباتنا المصرفية مع كتابة رقم الطلب في بيان التحويل. تُلغى الطلبات التي لا تُدفع خلال 7 أيام.",
    payByCard: "نبدأ التجهيز فور إتمامك الدفع بالبطاقة.",
    payOnDelivery: "تدفع عند الاستلام. يُلغى الطلب الذي لا يبدأ تجهيزه خلال 7 أيام.",
    notice: {
      subject: "طلب جديد: {number}",
      title: "طلب جديد",
      body: "سُجّل طلب جديد على الموقع.",
    },
    see: "عرض الطلب",
    number: "رقم الطلب",
    articles: "المنتجات",
    pieces: "قطعة",
    goods: "المنتجات (بدون ضريبة القيمة المضافة)",
    goodsWithVat: "المنتجات (شاملة ضريبة القيمة المضافة)",
    discount: "الخصم",
    carriage: "الشحن",
    vat: "ضريبة القيمة المضافة",
    vatWithin: "منها ضريبة القيمة المضافة",
    total: "الإجمالي",
    payment: "طريقة الدفع",
    reference: "بيان التحويل",
    tracking: "رقم التتبّع",
    follow: "تتبّع الشحنة",
    delivery: "عنوان التسليم",
    customer: "العميل",
    note: "ملاحظة",
  },
  de: {
    placed: {
      subject: "Ihre Bestellung {number} ist bei uns eingegangen",
      title: "Vielen Dank für Ihre Bestellung",
      body: "Ihre Bestellung ist bei uns eingegangen. Hier die Übersicht.",
    },
    paid: {
      subject: "{number}: Zahlung erhalten",
      title: "Wir haben Ihre Zahlung erhalten",
      body: "Wir bereiten Ihre Bestellung vor und melden uns, sobald sie unterwegs ist.",
    },
    shipped: {
      subject: "{number}: Ihre Bestellung ist unterwegs",
      title: "Ihre Bestellung ist unterwegs",
      body: "Mit der Sendungsnummer können Sie sie verfolgen.",
    },
    cancelled: {
      subject: "{number}: Bestellung storniert",
      title: "Ihre Bestellung wurde storniert",
      body: "Eine bereits eingegangene Zahlung geht auf demselben Weg zurück; je nach Bank kann das einige Tage dauern.",
    },
    refunded: {
      subject: "{number}: Zahlung erstattet",
      title: "Ihre Zahlung wurde erstattet",
      body: "Je nach Bank kann es einige Tage dauern, bis der Betrag sichtbar ist.",
    },
    payByTransfer:
      "Bitte überweisen Sie den Gesamtbetrag auf eines unserer Bankkonten und geben Sie die Bestellnummer als Verwendungszweck an. Bestellungen, die nicht innerhalb von 7 Tagen bezahlt sind, werden storniert.",
    payByCard: "Wir beginnen, sobald Sie die Kartenzahlung abgeschlossen haben.",
    payOnDelivery:
      "Sie zahlen bei der Lieferung. Bestellungen, deren Vorbereitung nicht binnen 7 Tagen beginnt, werden storniert.",
    notice: {
      subject: "Neue Bestellung: {number}",
      title: "Neue Bestellung",
      body: "Auf der Website ist eine neue Bestellung eingegangen.",
    },
    see: "Bestellung ansehen",
    number: "Bestellnummer",
    articles: "Produkte",
    pieces: "Stück",
    goods: "Waren (ohne MwSt.)",
    goodsWithVat: "Waren (mit MwSt.)",
    discount: "Rabatt",
    carriage: "Versand",
    vat: "MwSt.",
    vatWithin: "darin enthaltene MwSt.",
    total: "Gesamtbetrag",
    payment: "Zahlungsart",
    reference: "Verwendungszweck",
    tracking: "Sendungsnummer",
    follow: "Sendung verfolgen",
    delivery: "Lieferadresse",
    customer: "Kunde",
    note: "Anmerkung",
  },
};
