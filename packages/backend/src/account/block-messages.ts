import type { Texts } from "@preforma/domain/validation";

/** Messages for staff who block, unblock or sign out a customer. */
export const customerMessages = {
  blocked: {
    tr: "Müşteri engellendi ve oturumları kapatıldı.",
    en: "The customer has been blocked and signed out.",
    ru: "Клиент заблокирован, его сеансы завершены.",
    fr: "Le client a été bloqué et ses sessions fermées.",
    ar: "حُظر العميل وأُنهيت جلساته.",
    de: "Der Kunde wurde gesperrt und überall abgemeldet.",
  },
  unblocked: {
    tr: "Müşterinin engeli kaldırıldı.",
    en: "The customer can sign in again.",
    ru: "Клиент разблокирован.",
    fr: "Le client a été débloqué.",
    ar: "رُفع الحظر عن العميل.",
    de: "Der Kunde wurde entsperrt.",
  },
  signedOut: {
    tr: "Müşterinin tüm oturumları kapatıldı.",
    en: "All of the customer’s sessions have ended.",
    ru: "Все сеансы клиента завершены.",
    fr: "Toutes les sessions du client ont été fermées.",
    ar: "أُنهيت جميع جلسات العميل.",
    de: "Alle Sitzungen des Kunden wurden beendet.",
  },
  isStaff: {
    tr: "Bu hesap bir çalışana ait. Önce çalışan yetkisini kaldırın.",
    en: "This account belongs to the staff. Remove its staff rights first.",
    ru: "Это учётная запись сотрудника. Сначала снимите права сотрудника.",
    fr: "Ce compte appartient au personnel. Retirez d’abord ses droits.",
    ar: "هذا الحساب لأحد الموظفين. اسحب صلاحياته أولًا.",
    de: "Dieses Konto gehört zum Personal. Entziehen Sie ihm zuerst die Rechte.",
  },
} as const satisfies Record<string, Texts>;
