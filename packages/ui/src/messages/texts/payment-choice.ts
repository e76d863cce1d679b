import type { MessageTable } from "../message.ts";

/** Texts of the ways to pay; their names are the domain's. */
export const paymentChoiceMessages: MessageTable<
  | "label"
  | "credit_card"
  | "bank_transfer"
  | "cash_on_delivery"
  | "cardDetail"
  | "transferDetail"
  | "cashDetail",
  "transferDays"
> = {
  tr: {
    label: "Nasıl ödemek istersiniz?",
    credit_card: "Kredi kartı veya banka kartıyla hemen ödeyin.",
    bank_transfer: "Siparişi verin, tutarı banka hesabımıza gönderin.",
    cash_on_delivery: "Siparişiniz size ulaştığında ödeyin.",
    cardDetail:
      "Kart bilgilerinizi bizde değil, ödeme kuruluşunun güvenli sayfasında girersiniz. Bankanız ödemeyi 3-D Secure ile onaylamanızı ister.",
    transferDetail:
      "Açıklamaya yalnızca sipariş numaranızı yazın; numarayı siparişi verdikten sonra görürsünüz.",
    cashDetail: "Tutarı teslimat sırasında nakit ödersiniz. Lütfen tutarı hazır bulundurun.",
    transferDays: { other: "Ödemesi {count} gün içinde ulaşmayan siparişler iptal edilir." },
  },
  en: {
    label: "How would you like to pay?",
    credit_card: "Pay now with a credit or debit card.",
    bank_transfer: "Place the order, then transfer the total to our account.",
    cash_on_delivery: "Pay when your order reaches you.",
    cardDetail:
      "You enter your card details on the payment provider’s secure page, never with us. Your bank will ask you to confirm the payment by 3-D Secure.",
    transferDetail:
      "Give your order number alone as the reference; you will see it once the order is placed.",
    cashDetail: "You pay the total in cash on delivery. Please have the amount ready.",
    transferDays: {
      one: "Orders that are not paid within {count} day are cancelled.",
      other: "Orders that are not paid within {count} days are cancelled.",
    },
  },
  ru: {
    label: "Как вы хотите оплатить заказ?",
    credit_card: "Оплатите сразу кредитной или дебетовой картой.",
    bank_transfer: "Оформите заказ и переведите сумму на наш счёт.",
    cash_on_delivery: "Оплатите, когда заказ будет доставлен.",
    cardDetail:
      "Данные карты вводятся не у нас, а на защищённой странице платёжного провайдера. Банк попросит подтвердить оплату через 3-D Secure.",
    transferDetail:
      "В назначении платежа укажите только номер заказа — вы увидите его сразу после оформления.",
    cashDetail: "Вы оплачиваете заказ наличными при получении. Пожалуйста, подготовьте нужную сумму.",
    transferDays: {
      one: "Заказы, не оплаченные в течение {count} дня, отменяются.",
      few: "Заказы, не оплаченные в течение {count} дней, отменяются.",
      many: "Заказы, не оплаченные в течение {count} дней, отменяются.",
      other: "Заказы, не оплаченные в течение {count} дня, отменяются.",
    },
  },
  fr: {
    label: "Comment souhaitez-vous payer\u00a0?",
    credit_card: "Payez tout de suite par carte de crédit ou de débit.",
    bank_transfer: "Passez la commande, puis virez le montant sur notre compte.",
    cash_on_delivery: "Payez à la réception de votre commande.",
    cardDetail:
      "Vous saisissez vos données de carte sur la page sécurisée du prestataire de paiement, jamais chez nous. Votre banque vous demandera de confirmer le paiement par 3-D Secure.",
    transferDetail:
      "Indiquez uniquement votre numéro de commande en référence\u00a0; il s’affiche dès que la commande est passée.",
    cashDetail: "Vous réglez le montant en espèces à la livraison. Merci de prévoir l’appoint.",
    transferDays: {
      one: "Une commande non réglée sous {count} jour est annulée.",
      many: "Une commande non réglée sous {count} de jours est annulée.",
      other: "Une commande non réglée sous {count} jours est annulée.",
    },
  },
  ar: {
    label: "كيف تودّ الدفع؟",
    credit_card: "ادفع الآن ببطاقة ائتمان أو بطاقة مصرفية.",
    bank_transfer: "قدّم الطلب ثم حوّل المبلغ إلى حسابنا المصرفي.",
    cash_on_delivery: "ادفع عند وصول طلبك إليك.",
    cardDetail:
      "تُدخل بيانات بطاقتك في الصفحة الآمنة لمزوّد الدفع، لا لدينا. وسيطلب منك مصرفك تأكيد الدفع عبر \u20663\u2060-\u2060D Secure\u2069.",
    transferDetail: "اكتب رقم الطلب وحده في خانة البيان؛ ستراه فور تقديم الطلب.",
    cashDetail: "تدفع المبلغ نقدًا عند الاستلام. يُرجى تجهيز المبلغ.",
    transferDays: {
      zero: "تُلغى الطلبات التي لا يصل ثمنها في اليوم نفسه.",
      one: "تُلغى الطلبات التي لا يصل ثمنها خلال يوم واحد.",
      two: "تُلغى الطلبات التي لا يصل ثمنها خلال يومين.",
      few: "تُلغى الطلبات التي لا يصل ثمنها خلال {count} أيام.",
      many: "تُلغى الطلبات التي لا يصل ثمنها خلال {count} يومًا.",
      other: "تُلغى الطلبات التي لا يصل ثمنها خلال {count} يوم.",
    },
  },
  de: {
    label: "Wie möchten Sie bezahlen?",
    credit_card: "Sofort mit Kredit- oder Debitkarte bezahlen.",
    bank_transfer: "Bestellen und den Betrag auf unser Konto überweisen.",
    cash_on_delivery: "Bezahlen, wenn die Bestellung bei Ihnen eintrifft.",
    cardDetail:
      "Ihre Kartendaten geben Sie auf der gesicherten Seite des Zahlungsdienstes ein, nicht bei uns. Ihre Bank lässt Sie die Zahlung per 3-D Secure bestätigen.",
    transferDetail:
      "Geben Sie als Verwendungszweck nur die Bestellnummer an; Sie sehen sie, sobald die Bestellung aufgegeben ist.",
    cashDetail: "Sie zahlen den Betrag bei der Lieferung in bar. Bitte halten Sie ihn bereit.",
    transferDays: {
      one: "Bestellungen, die nicht innerhalb von {count} Tag bezahlt sind, werden storniert.",
      other: "Bestellungen, die nicht innerhalb von {count} Tagen bezahlt sind, werden storniert.",
    },
  },
};
