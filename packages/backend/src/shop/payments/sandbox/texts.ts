import type { Locale } from "@preforma/domain/locales";
import type { SandboxChoice } from "./provider.ts";

interface SandboxTexts {
  title: string;
  /** That it is a test; stands first on every page. */
  test: string;
  order: string;
  amount: string;
  ask: string;
  choices: Record<SandboxChoice, string>;
  go: string;
  codeTitle: string;
  codeHint: string;
  codeLabel: string;
  codeWrong: string;
  approved: string;
  declined: string;
  silent: string;
  expired: string;
  back: string;
}

/** The words of the sandbox's payment page. In Arabic a name that begins with a digit is kept in its own direction. */
export const sandboxTexts: Readonly<Record<Locale, SandboxTexts>> = {
  tr: {
    title: "Test ödemesi",
    test: "Bu bir test sayfasıdır. Kart bilgisi istenmez, para çekilmez.",
    order: "Sipariş",
    amount: "Tutar",
    ask: "Banka ne yapsın?",
    choices: {
      approve: "Ödemeyi onaylasın",
      secure: "3-D Secure kodu sorsun",
      decline: "Ödemeyi reddetsin",
      silent: "Yanıt vermesin (zaman aşımı)",
      lost: "Onaylasın, ama yanıtı mağazaya ulaşmasın",
    },
    go: "Devam et",
    codeTitle: "3-D Secure doğrulaması",
    codeHint: "Test kodu: {code}",
    codeLabel: "Doğrulama kodu",
    codeWrong: "Kod hatalı. Lütfen tekrar deneyin.",
    approved: "Banka ödemeyi onayladı.",
    declined: "Banka ödemeyi reddetti.",
    silent: "Bankadan yanıt gelmedi.",
    expired: "Bu ödeme sayfasının süresi doldu.",
    back: "Mağazaya dön",
  },
  en: {
    title: "Test payment",
    test: "This is a test page. It asks for no card, and no money moves.",
    order: "Order",
    amount: "Amount",
    ask: "What should the bank do?",
    choices: {
      approve: "Approve the payment",
      secure: "Ask for a 3-D Secure code",
      decline: "Decline the payment",
      silent: "Not answer (time-out)",
      lost: "Approve it, but let the answer to the shop get lost",
    },
    go: "Continue",
    codeTitle: "3-D Secure check",
    codeHint: "Test code: {code}",
    codeLabel: "Code",
    codeWrong: "That code is wrong. Please try again.",
    approved: "The bank has approved the payment.",
    declined: "The bank has declined the payment.",
    silent: "The bank has not answered.",
    expired: "This payment page has expired.",
    back: "Back to the shop",
  },
  ru: {
    title: "Тестовая оплата",
    test: "Это тестовая страница. Данные карты не запрашиваются, деньги не списываются.",
    order: "Заказ",
    amount: "Сумма",
    ask: "Что должен сделать банк?",
    choices: {
      approve: "Одобрить платёж",
      secure: "Запросить код 3-D Secure",
      decline: "Отклонить платёж",
      silent: "Не отвечать (тайм-аут)",
      lost: "Одобрить, но ответ магазину потеряется",
    },
    go: "Продолжить",
    codeTitle: "Проверка 3-D Secure",
    codeHint: "Тестовый код: {code}",
    codeLabel: "Код подтверждения",
    codeWrong: "Неверный код. Попробуйте ещё раз.",
    approved: "Банк одобрил платёж.",
    declined: "Банк отклонил платёж.",
    silent: "Банк не ответил.",
    expired: "Срок действия страницы оплаты истёк.",
    back: "Вернуться в магазин",
  },
  fr: {
    title: "Paiement d’essai",
    test: "Ceci est une page d’essai. Aucune carte n’est demandée, aucun montant n’est débité.",
    order: "Commande",
    amount: "Montant",
    ask: "Que doit faire la banque\u00a0?",
    choices: {
      approve: "Accepter le paiement",
      secure: "Demander un code 3-D Secure",
      decline: "Refuser le paiement",
      silent: "Ne pas répondre (délai dépassé)",
      lost: "L’accepter, mais la réponse à la boutique se perd",
    },
    go: "Continuer",
    codeTitle: "Contrôle 3-D Secure",
    codeHint: "Code d’essai\u00a0: {code}",
    codeLabel: "Code de vérification",
    codeWrong: "Ce code est incorrect. Veuillez réessayer.",
    approved: "La banque a accepté le paiement.",
    declined: "La banque a refusé le paiement.",
    silent: "La banque n’a pas répondu.",
    expired: "Cette page de paiement a expiré.",
    back: "Retour à la boutique",
  },
  ar: {
    title: "دفعة تجريبية",
    test: "هذه صفحة تجريبية. لا تُطلب بيانات بطاقة ولا يُسحب أي مبلغ.",
    order: "الطلب",
    amount: "المبلغ",
    ask: "ماذا يفعل المصرف؟",
    choices: {
      approve: "يوافق على الدفع",
      secure: "يطلب رمز \u20663-D Secure\u2069",
      decline: "يرفض الدفع",
      silent: "لا يجيب (انتهاء المهلة)",
      lost: "يوافق، لكن الإجابة لا تصل إلى المتجر",
    },
    go: "متابعة",
    codeTitle: "التحقق عبر \u20663-D Secure\u2069",
    codeHint: "الرمز التجريبي: {code}",
    codeLabel: "رمز التحقق",
    codeWrong: "الرمز غير صحيح. يُرجى المحاولة مرة أخرى.",
    approved: "وافق المصرف على الدفع.",
    declined: "رفض المصرف الدفع.",
    silent: "لم يُجب المصرف.",
    expired: "انتهت صلاحية صفحة الدفع هذه.",
    back: "العودة إلى المتجر",
  },
  de: {
    title: "Testzahlung",
    test: "Dies ist eine Testseite. Sie fragt nach keiner Karte, und es fließt kein Geld.",
    order: "Bestellung",
    amount: "Betrag",
    ask: "Was soll die Bank tun?",
    choices: {
      approve: "Die Zahlung annehmen",
      secure: "Nach einem 3-D-Secure-Code fragen",
      decline: "Die Zahlung ablehnen",
      silent: "Nicht antworten (Zeitüberschreitung)",
      lost: "Annehmen, aber die Antwort an den Shop geht verloren",
    },
    go: "Weiter",
    codeTitle: "3-D-Secure-Prüfung",
    codeHint: "Testcode: {code}",
    codeLabel: "Bestätigungscode",
    codeWrong: "Dieser Code ist falsch. Bitte versuchen Sie es erneut.",
    approved: "Die Bank hat die Zahlung angenommen.",
    declined: "Die Bank hat die Zahlung abgelehnt.",
    silent: "Die Bank hat nicht geantwortet.",
    expired: "Diese Zahlungsseite ist abgelaufen.",
    back: "Zurück zum Shop",
  },
};
