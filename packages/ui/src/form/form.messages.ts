import type { MessageTable } from "../messages/message.ts";

/** Texts of the form folder. */
export const formMessages: MessageTable<"check" | "notSent" | "sending", "remaining" | "tooMany"> = {
  tr: {
    check: "Lütfen işaretli alanları düzeltin.",
    notSent: "Gönderilemedi. Yazdıklarınız duruyor; lütfen tekrar deneyin.",
    sending: "Gönderiliyor…",
    remaining: { other: "{count} karakter kaldı" },
    tooMany: { other: "{count} karakter fazla" },
  },
  en: {
    check: "Please correct the fields below.",
    notSent: "It could not be sent. Nothing you wrote is lost; please try again.",
    sending: "Sending…",
    remaining: { one: "{count} character left", other: "{count} characters left" },
    tooMany: { one: "{count} character too many", other: "{count} characters too many" },
  },
  ru: {
    check: "Исправьте отмеченные поля.",
    notSent: "Не удалось отправить. Введённое сохранено; попробуйте ещё раз.",
    sending: "Отправка…",
    remaining: {
      one: "Остался {count} символ",
      few: "Осталось {count} символа",
      many: "Осталось {count} символов",
      other: "Осталось {count} символа",
    },
    tooMany: {
      one: "Лишний {count} символ",
      few: "Лишних {count} символа",
      many: "Лишних {count} символов",
      other: "Лишних {count} символа",
    },
  },
  fr: {
    check: "Veuillez corriger les champs signalés.",
    notSent: "L’envoi a échoué. Votre saisie est conservée\u00a0; veuillez réessayer.",
    sending: "Envoi en cours…",
    remaining: {
      one: "{count} caractère restant",
      many: "{count} de caractères restants",
      other: "{count} caractères restants",
    },
    tooMany: {
      one: "{count} caractère en trop",
      many: "{count} de caractères en trop",
      other: "{count} caractères en trop",
    },
  },
  ar: {
    check: "يُرجى تصحيح الحقول المشار إليها.",
    notSent: "تعذّر الإرسال. ما كتبته محفوظ؛ يُرجى المحاولة مرة أخرى.",
    sending: "جارٍ الإرسال…",
    remaining: {
      zero: "لم يتبقَّ أي حرف",
      one: "تبقّى حرف واحد",
      two: "تبقّى حرفان",
      few: "تبقّت {count} أحرف",
      many: "تبقّى {count} حرفًا",
      other: "تبقّى {count} حرف",
    },
    tooMany: {
      zero: "لا توجد أحرف زائدة",
      one: "حرف واحد زائد",
      two: "حرفان زائدان",
      few: "{count} أحرف زائدة",
      many: "{count} حرفًا زائدًا",
      other: "{count} حرف زائد",
    },
  },
  de: {
    check: "Bitte korrigieren Sie die markierten Felder.",
    notSent: "Das Senden ist fehlgeschlagen. Ihre Eingaben bleiben erhalten; bitte versuchen Sie es erneut.",
    sending: "Wird gesendet…",
    remaining: { one: "Noch {count} Zeichen", other: "Noch {count} Zeichen" },
    tooMany: { one: "{count} Zeichen zu viel", other: "{count} Zeichen zu viel" },
  },
};
