import type { MessageTable } from "../message.ts";

/** Texts of the notice about a confirmation link. */
export const verifyNoticeMessages: MessageTable<
  "sent" | "sentTo" | "sentHint" | "verified" | "used" | "sendAgain"
> = {
  tr: {
    sent: "Son bir adım kaldı",
    sentTo: "Bağlantının gönderildiği adres:",
    sentHint: "Gelmediyse istenmeyen posta klasörüne de bakın ya da yeniden isteyin.",
    verified: "Üyeliğiniz hazır",
    used: "Bağlantı kullanılamıyor",
    sendAgain: "Bağlantıyı yeniden gönder",
  },
  en: {
    sent: "One more step",
    sentTo: "The link was sent to:",
    sentHint: "If it has not arrived, look in the spam folder too, or ask for it again.",
    verified: "Your account is ready",
    used: "This link cannot be used",
    sendAgain: "Send the link again",
  },
  ru: {
    sent: "Остался один шаг",
    sentTo: "Ссылка отправлена на адрес:",
    sentHint: "Если письма нет, загляните в папку «Спам» или запросите его ещё раз.",
    verified: "Учётная запись готова",
    used: "Ссылка не действует",
    sendAgain: "Отправить ссылку ещё раз",
  },
  fr: {
    sent: "Plus qu’une étape",
    sentTo: "Le lien a été envoyé à\u00a0:",
    sentHint: "S’il n’est pas arrivé, regardez aussi dans les courriers indésirables ou redemandez-le.",
    verified: "Votre compte est prêt",
    used: "Ce lien ne peut pas servir",
    sendAgain: "Renvoyer le lien",
  },
  ar: {
    sent: "بقيت خطوة واحدة",
    sentTo: "أُرسل الرابط إلى:",
    sentHint: "إذا لم يصلك فتفقّد مجلد البريد غير المرغوب فيه أو اطلبه مرة أخرى.",
    verified: "حسابك جاهز",
    used: "لا يمكن استخدام هذا الرابط",
    sendAgain: "إعادة إرسال الرابط",
  },
  de: {
    sent: "Nur noch ein Schritt",
    sentTo: "Der Link ging an:",
    sentHint: "Falls nichts ankommt, sehen Sie auch im Spam-Ordner nach oder fordern Sie ihn erneut an.",
    verified: "Ihr Konto ist bereit",
    used: "Dieser Link gilt nicht mehr",
    sendAgain: "Link erneut senden",
  },
};
