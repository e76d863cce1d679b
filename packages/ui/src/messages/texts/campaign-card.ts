import type { MessageTable } from "../message.ts";

/** Texts of the campaign card. */
export const campaignCardMessages: MessageTable<
  "until" | "from" | "ended" | "running" | "upcoming" | "over" | "code" | "copyCode"
> = {
  tr: {
    until: "{date} tarihine kadar",
    from: "{date} tarihinde başlıyor",
    ended: "{date} tarihinde sona erdi",
    running: "Sürüyor",
    upcoming: "Yakında",
    over: "Sona erdi",
    code: "Kupon kodu",
    copyCode: "Kodu kopyala",
  },
  en: {
    until: "Until {date}",
    from: "Starts on {date}",
    ended: "Ended on {date}",
    running: "Running",
    upcoming: "Coming soon",
    over: "Ended",
    code: "Coupon code",
    copyCode: "Copy code",
  },
  ru: {
    until: "Действует до: {date}",
    from: "Начало: {date}",
    ended: "Завершена: {date}",
    running: "Идёт сейчас",
    upcoming: "Скоро",
    over: "Завершена",
    code: "Код купона",
    copyCode: "Скопировать код",
  },
  fr: {
    until: "Jusqu’au {date}",
    from: "À partir du {date}",
    ended: "Terminée le {date}",
    running: "En cours",
    upcoming: "Prochainement",
    over: "Terminée",
    code: "Code promo",
    copyCode: "Copier le code",
  },
  ar: {
    until: "حتى {date}",
    from: "يبدأ في {date}",
    ended: "انتهى في {date}",
    running: "سارٍ الآن",
    upcoming: "قريبًا",
    over: "انتهى",
    code: "رمز القسيمة",
    copyCode: "نسخ الرمز",
  },
  de: {
    until: "Bis {date}",
    from: "Ab {date}",
    ended: "Beendet am {date}",
    running: "Läuft",
    upcoming: "Demnächst",
    over: "Beendet",
    code: "Gutscheincode",
    copyCode: "Code kopieren",
  },
};
