import type { MessageTable } from "../message.ts";

/** An order with everything that belongs to it, in words. */
export const orderDetailsMessages: MessageTable<
  | "date"
  | "payment"
  | "reference"
  | "copyReference"
  | "tracking"
  | "copyTracking"
  | "follow"
  | "copyNumber"
  | "lines"
  | "accounts"
  | "transfer"
  | "delivery"
  | "invoice"
  | "note"
  | "totals"
  | "history"
  | "progress"
  | "pay"
  | "cancel"
  | "keep"
  | "askCancel"
  | "askCancelDetail"
  | "notDone"
  | "paidTitle"
  | "paidText"
  | "declinedTitle"
  | "declinedText"
  | "pendingTitle"
  | "pendingText"
  | "dueTitle"
  | "payUntil"
> = {
  tr: {
    date: "Sipariş tarihi",
    payment: "Ödeme şekli",
    reference: "Havale açıklaması",
    copyReference: "Havale açıklamasını kopyala",
    tracking: "Kargo takip numarası",
    copyTracking: "Takip numarasını kopyala",
    follow: "Gönderiyi takip et",
    copyNumber: "Sipariş numarasını kopyala",
    lines: "Ürünler",
    accounts: "Banka hesaplarımız",
    transfer:
      "Lütfen {total} tutarını aşağıdaki hesaplardan birine gönderin; açıklamaya yalnızca sipariş numaranızı yazın.",
    delivery: "Teslimat adresi",
    invoice: "Fatura adresi",
    note: "Sipariş notunuz",
    totals: "Tutar",
    history: "Sipariş geçmişi",
    progress: "Siparişin durumu",
    pay: "Şimdi öde",
    cancel: "Siparişi iptal et",
    keep: "Vazgeç",
    askCancel: "{number} numaralı sipariş iptal edilsin mi?",
    askCancelDetail: "İptal geri alınamaz. Alınmış bir ödeme varsa aynı yolla iade edilir.",
    notDone: "İşlem yapılamadı. Lütfen tekrar deneyin.",
    paidTitle: "Ödemeniz alındı",
    paidText: "Siparişinizi hazırlamaya başlıyoruz; yola çıktığında haber vereceğiz.",
    declinedTitle: "Ödeme onaylanmadı",
    declinedText: "Kartınızdan tutar çekilmedi. Yeniden deneyebilir veya başka bir kart kullanabilirsiniz.",
    pendingTitle: "Ödemeniz doğrulanıyor",
    pendingText: "Bankanızın yanıtı bekleniyor. Lütfen yeniden ödemeden önce birkaç dakika bekleyin.",
    dueTitle: "Ödemeniz henüz tamamlanmadı",
    payUntil: "Ödeme {date} tarihine kadar ulaşmazsa sipariş iptal edilir.",
  },
  en: {
    date: "Ordered on",
    payment: "Payment method",
    reference: "Transfer reference",
    copyReference: "Copy transfer reference",
    tracking: "Tracking number",
    copyTracking: "Copy tracking number",
    follow: "Track the parcel",
    copyNumber: "Copy order number",
    lines: "Products",
    accounts: "Our bank accounts",
    transfer:
      "Please transfer {total} to one of these accounts, with the order number alone as the reference.",
    delivery: "Delivery address",
    invoice: "Invoice address",
    note: "Your note",
    totals: "Amount",
    history: "Order history",
    progress: "Progress of the order",
    pay: "Pay now",
    cancel: "Cancel order",
    keep: "Keep it",
    askCancel: "Cancel order {number}?",
    askCancelDetail:
      "This cannot be undone. Any payment that we received is refunded to the same payment method.",
    notDone: "That did not work. Please try again.",
    paidTitle: "We have received your payment",
    paidText: "We are getting your order ready and will write when it is on its way.",
    declinedTitle: "The payment was declined",
    declinedText: "Your card has not been charged. You can try again or use another card.",
    pendingTitle: "Your payment is being confirmed",
    pendingText: "We are waiting for your bank’s answer. Please give it a few minutes before you pay again.",
    dueTitle: "Your payment is not complete yet",
    payUntil: "The order is cancelled if it is not paid by {date}.",
  },
  ru: {
    date: "Дата заказа",
    payment: "Способ оплаты",
    reference: "Назначение платежа",
    copyReference: "Скопировать назначение платежа",
    tracking: "Номер отслеживания",
    copyTracking: "Скопировать номер отслеживания",
    follow: "Отследить отправление",
    copyNumber: "Скопировать номер заказа",
    lines: "Товары",
    accounts: "Наши банковские счета",
    transfer: "Переведите {total} на один из счетов ниже и укажите в назначении платежа только номер заказа.",
    delivery: "Адрес доставки",
    invoice: "Адрес для счёта",
    note: "Ваш комментарий",
    totals: "Сумма",
    history: "История заказа",
    progress: "Статус заказа",
    pay: "Оплатить сейчас",
    cancel: "Отменить заказ",
    keep: "Оставить",
    askCancel: "Отменить заказ {number}?",
    askCancelDetail: "Это действие необратимо. Полученная оплата вернётся тем же способом.",
    notDone: "Не удалось выполнить действие. Попробуйте ещё раз.",
    paidTitle: "Оплата получена",
    paidText: "Мы начинаем собирать заказ и сообщим, когда он будет отправлен.",
    declinedTitle: "Оплата отклонена",
    declinedText: "Деньги с карты не списаны. Попробуйте ещё раз или используйте другую карту.",
    pendingTitle: "Оплата подтверждается",
    pendingText: "Ждём ответа вашего банка. Прежде чем платить снова, подождите несколько минут.",
    dueTitle: "Оплата ещё не завершена",
    payUntil: "Если оплата не поступит до {date}, заказ будет отменён.",
  },
  fr: {
    date: "Date de commande",
    payment: "Mode de paiement",
    reference: "Référence du virement",
    copyReference: "Copier la référence du virement",
    tracking: "Numéro de suivi",
    copyTracking: "Copier le numéro de suivi",
    follow: "Suivre le colis",
    copyNumber: "Copier le numéro de commande",
    lines: "Produits",
    accounts: "Nos comptes bancaires",
    transfer:
      "Veuillez virer {total} sur l’un des comptes ci-dessous, avec le numéro de commande pour seule référence.",
    delivery: "Adresse de livraison",
    invoice: "Adresse de facturation",
    note: "Votre remarque",
    totals: "Montant",
    history: "Historique de la commande",
    progress: "Avancement de la commande",
    pay: "Payer maintenant",
    cancel: "Annuler la commande",
    keep: "Conserver",
    askCancel: "Annuler la commande {number}\u00a0?",
    askCancelDetail: "Cette action est irréversible. Tout paiement reçu est remboursé par le même moyen.",
    notDone: "L’opération n’a pas abouti. Veuillez réessayer.",
    paidTitle: "Votre paiement est reçu",
    paidText: "Nous préparons votre commande et vous écrirons dès son départ.",
    declinedTitle: "Le paiement a été refusé",
    declinedText: "Votre carte n’a pas été débitée. Vous pouvez réessayer ou utiliser une autre carte.",
    pendingTitle: "Votre paiement est en cours de confirmation",
    pendingText:
      "Nous attendons la réponse de votre banque. Patientez quelques minutes avant de payer à nouveau.",
    dueTitle: "Votre paiement n’est pas encore terminé",
    payUntil: "La commande est annulée si elle n’est pas réglée avant le {date}.",
  },
  ar: {
    date: "تاريخ الطلب",
    payment: "طريقة الدفع",
    reference: "بيان التحويل",
    copyReference: "نسخ بيان التحويل",
    tracking: "رقم التتبّع",
    copyTracking: "نسخ رقم التتبّع",
    follow: "تتبّع الشحنة",
    copyNumber: "نسخ رقم الطلب",
    lines: "المنتجات",
    accounts: "حساباتنا المصرفية",
    transfer: "يُرجى تحويل {total} إلى أحد الحسابات أدناه مع كتابة رقم الطلب وحده في البيان.",
    delivery: "عنوان التسليم",
    invoice: "عنوان الفاتورة",
    note: "ملاحظتك",
    totals: "المبلغ",
    history: "سجل الطلب",
    progress: "حالة الطلب",
    pay: "ادفع الآن",
    cancel: "إلغاء الطلب",
    keep: "إبقاء",
    askCancel: "هل تريد إلغاء الطلب {number}؟",
    askCancelDetail: "لا يمكن التراجع عن الإلغاء. يُعاد أي مبلغ استلمناه بالطريقة نفسها.",
    notDone: "تعذّر تنفيذ العملية. يُرجى المحاولة مرة أخرى.",
    paidTitle: "استلمنا دفعتك",
    paidText: "بدأنا تجهيز طلبك وسنخبرك عند شحنه.",
    declinedTitle: "رُفضت عملية الدفع",
    declinedText: "لم يُخصم أي مبلغ من بطاقتك. يمكنك المحاولة مرة أخرى أو استخدام بطاقة أخرى.",
    pendingTitle: "جارٍ تأكيد دفعتك",
    pendingText: "ننتظر رد مصرفك. يُرجى الانتظار بضع دقائق قبل الدفع مرة أخرى.",
    dueTitle: "لم تكتمل عملية الدفع بعد",
    payUntil: "يُلغى الطلب إذا لم يصل المبلغ حتى {date}.",
  },
  de: {
    date: "Bestellt am",
    payment: "Zahlungsart",
    reference: "Verwendungszweck",
    copyReference: "Verwendungszweck kopieren",
    tracking: "Sendungsnummer",
    copyTracking: "Sendungsnummer kopieren",
    follow: "Sendung verfolgen",
    copyNumber: "Bestellnummer kopieren",
    lines: "Produkte",
    accounts: "Unsere Bankverbindungen",
    transfer:
      "Bitte überweisen Sie {total} auf eines der folgenden Konten und geben Sie als Verwendungszweck nur die Bestellnummer an.",
    delivery: "Lieferadresse",
    invoice: "Rechnungsadresse",
    note: "Ihre Anmerkung",
    totals: "Betrag",
    history: "Verlauf der Bestellung",
    progress: "Stand der Bestellung",
    pay: "Jetzt bezahlen",
    cancel: "Bestellung stornieren",
    keep: "Behalten",
    askCancel: "Bestellung {number} stornieren?",
    askCancelDetail:
      "Das lässt sich nicht rückgängig machen. Eine eingegangene Zahlung wird auf demselben Weg erstattet.",
    notDone: "Das hat nicht geklappt. Bitte versuchen Sie es erneut.",
    paidTitle: "Ihre Zahlung ist eingegangen",
    paidText: "Wir bereiten Ihre Bestellung vor und schreiben Ihnen, sobald sie unterwegs ist.",
    declinedTitle: "Die Zahlung wurde abgelehnt",
    declinedText:
      "Ihre Karte wurde nicht belastet. Sie können es erneut versuchen oder eine andere Karte verwenden.",
    pendingTitle: "Ihre Zahlung wird bestätigt",
    pendingText:
      "Wir warten auf die Antwort Ihrer Bank. Bitte warten Sie einige Minuten, bevor Sie erneut bezahlen.",
    dueTitle: "Ihre Zahlung ist noch nicht abgeschlossen",
    payUntil: "Die Bestellung wird storniert, wenn sie nicht bis zum {date} bezahlt ist.",
  },
};
