import type { MessageTable } from "../message.ts";

/** Texts of the form folder. */
export const formMessages: MessageTable<
  "check" | "notSent" | "sending" | "waiting" | "waitingWithFile",
  "remaining" | "tooMany"
> = {
  tr: {
    check: "Lütfen işaretli alanları düzeltin.",
    notSent: "Gönderilemedi. Yazdıklarınız duruyor; lütfen tekrar deneyin.",
    sending: "Gönderiliyor…",
    waiting:
      "İnternet bağlantısı yok. Yazdıklarınız bu cihazda saklandı; bağlantı gelince kendiliğinden gönderilecek.",
    waitingWithFile:
      "İnternet bağlantısı yok. Yazdıklarınız, eklediğiniz dosyayla birlikte bu cihazda saklandı; bağlantı gelince kendiliğinden gönderilecek.",
    remaining: { other: "{count} karakter kaldı" },
    tooMany: { other: "{count} karakter fazla" },
  },
  en: {
    check: "Please correct the fields below.",
    notSent: "It could not be sent. Nothing you wrote is lost; please try again.",
    sending: "Sending…",
    waiting:
      "You are offline. What you wrote is saved on this device and will be sent automatically once you are connected again.",
    waitingWithFile:
      "You are offline. What you wrote is saved on this device together with your file and will be sent automatically once you are connected again.",
    remaining: { one: "{count} character left", other: "{count} characters left" },
    tooMany: { one: "{count} character too many", other: "{count} characters too many" },
  },
  ru: {
    check: "Исправьте отмеченные поля.",
    notSent: "Не удалось отправить. Введённое сохранено; попробуйте ещё раз.",
    sending: "Отправка…",
    waiting:
      "Нет подключения к интернету. Всё введённое сохранено на этом устройстве и будет отправлено автоматически, как только появится связь.",
    waitingWithFile:
      "Нет подключения к интернету. Всё введённое сохранено на этом устройстве вместе с файлом и будет отправлено автоматически, как только появится связь.",
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
    waiting:
      "Vous êtes hors ligne. Votre saisie est enregistrée sur cet appareil et sera envoyée automatiquement dès le retour de la connexion.",
    waitingWithFile:
      "Vous êtes hors ligne. Votre saisie et votre fichier sont enregistrés sur cet appareil et seront envoyés automatiquement dès le retour de la connexion.",
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
    waiting: "لا يوجد اتصال بالإنترنت. حُفظ ما كتبته على هذا الجهاز وسيُرسل تلقائيًا فور عودة الاتصال.",
    waitingWithFile:
      "لا يوجد اتصال بالإنترنت. حُفظ ما كتبته مع الملف المرفق على هذا الجهاز وسيُرسل تلقائيًا فور عودة الاتصال.",
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
    waiting:
      "Sie sind offline. Ihre Eingaben sind auf diesem Gerät gespeichert und werden automatisch gesendet, sobald die Verbindung wieder da ist.",
    waitingWithFile:
      "Sie sind offline. Ihre Eingaben sind zusammen mit der Datei auf diesem Gerät gespeichert und werden automatisch gesendet, sobald die Verbindung wieder da ist.",
    remaining: { one: "Noch {count} Zeichen", other: "Noch {count} Zeichen" },
    tooMany: { one: "{count} Zeichen zu viel", other: "{count} Zeichen zu viel" },
  },
};
