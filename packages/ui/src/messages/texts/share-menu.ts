import type { MessageTable } from "../message.ts";

/** Texts of the share menu. */
export const shareMenuMessages: MessageTable<
  "share" | "copy" | "copied" | "failed" | "email" | "whatsapp" | "print" | "more"
> = {
  tr: {
    share: "Paylaş",
    copy: "Bağlantıyı kopyala",
    copied: "Bağlantı kopyalandı",
    failed: "Bağlantı kopyalanamadı",
    email: "E-posta ile gönder",
    whatsapp: "WhatsApp ile gönder",
    print: "Yazdır",
    more: "Diğer seçenekler…",
  },
  en: {
    share: "Share",
    copy: "Copy link",
    copied: "Link copied",
    failed: "Could not copy the link",
    email: "Send by e-mail",
    whatsapp: "Send on WhatsApp",
    print: "Print",
    more: "More options…",
  },
  ru: {
    share: "Поделиться",
    copy: "Скопировать ссылку",
    copied: "Ссылка скопирована",
    failed: "Не удалось скопировать ссылку",
    email: "Отправить по электронной почте",
    whatsapp: "Отправить в WhatsApp",
    print: "Распечатать",
    more: "Другие способы…",
  },
  fr: {
    share: "Partager",
    copy: "Copier le lien",
    copied: "Lien copié",
    failed: "Impossible de copier le lien",
    email: "Envoyer par e-mail",
    whatsapp: "Envoyer sur WhatsApp",
    print: "Imprimer",
    more: "Autres options…",
  },
  ar: {
    share: "مشاركة",
    copy: "نسخ الرابط",
    copied: "تم نسخ الرابط",
    failed: "تعذّر نسخ الرابط",
    email: "إرسال بالبريد الإلكتروني",
    whatsapp: "إرسال عبر واتساب",
    print: "طباعة",
    more: "خيارات أخرى…",
  },
  de: {
    share: "Teilen",
    copy: "Link kopieren",
    copied: "Link kopiert",
    failed: "Link konnte nicht kopiert werden",
    email: "Per E-Mail senden",
    whatsapp: "Per WhatsApp senden",
    print: "Drucken",
    more: "Weitere Optionen…",
  },
};
