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
  grouped: {
    tr: "Müşterinin fiyat grubu güncellendi.",
    en: "The customer’s price group has been updated.",
    ru: "Ценовая группа клиента обновлена.",
    fr: "Le groupe tarifaire du client a été mis à jour.",
    ar: "حُدِّثت مجموعة أسعار العميل.",
    de: "Die Preisgruppe des Kunden wurde aktualisiert.",
  },
  groupName: {
    tr: "Grup adı küçük harf, rakam ve kısa çizgiden oluşur: bayi, ihracat-2.",
    en: "A group has small letters, digits and hyphens: dealers, export-2.",
    ru: "Группа состоит из строчных латинских букв, цифр и дефисов: dealers, export-2.",
    fr: "Un groupe s’écrit en minuscules, chiffres et traits d’union : dealers, export-2.",
    ar: "يتكون اسم المجموعة من أحرف لاتينية صغيرة وأرقام وشرطات: dealers، export-2.",
    de: "Ein Gruppenname besteht aus Kleinbuchstaben, Ziffern und Bindestrichen: dealers, export-2.",
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
