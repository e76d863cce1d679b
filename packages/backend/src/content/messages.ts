import type { Texts } from "@preforma/domain/validation";

/** What staff are told of what they did. */
export const contentMessages = {
  added: {
    tr: "Kayıt eklendi.",
    en: "The entry has been added.",
    ru: "Запись добавлена.",
    fr: "L’élément a été ajouté.",
    ar: "أُضيف السجل.",
    de: "Der Eintrag wurde angelegt.",
  },
  changed: {
    tr: "Kayıt güncellendi.",
    en: "The entry has been changed.",
    ru: "Запись изменена.",
    fr: "L’élément a été modifié.",
    ar: "حُدِّث السجل.",
    de: "Der Eintrag wurde geändert.",
  },
  removed: {
    tr: "Kayıt silindi.",
    en: "The entry has been removed.",
    ru: "Запись удалена.",
    fr: "L’élément a été supprimé.",
    ar: "حُذف السجل.",
    de: "Der Eintrag wurde gelöscht.",
  },
  taken: {
    tr: "Bu anahtar ya da adres aynı türden başka bir kayıtta kullanılıyor.",
    en: "Another entry of this kind has this key or slug already.",
    ru: "Этот ключ или адрес уже занят другой записью того же вида.",
    fr: "Un autre élément du même type utilise déjà cette clé ou cette adresse.",
    ar: "هذا المفتاح أو العنوان مستخدم في سجل آخر من النوع نفسه.",
    de: "Ein anderer Eintrag dieser Art hat diesen Schlüssel oder diese Adresse bereits.",
  },
} as const satisfies Record<string, Texts>;
