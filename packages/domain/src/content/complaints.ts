import type { Texts } from "../validation/index.ts";

/** What can be wrong with content and nothing else. */
export const complaints = {
  iban: {
    tr: "IBAN geçerli değil; ülke kodunu, uzunluğu ve kontrol basamaklarını denetleyin.",
    en: "The IBAN is not valid: check the country, the length and the check digits.",
    ru: "IBAN указан неверно: проверьте код страны, длину и контрольные цифры.",
    fr: "L’IBAN n’est pas valide : vérifiez le pays, la longueur et la clé de contrôle.",
    ar: "رقم الآيبان غير صالح؛ تحقق من رمز البلد والطول وأرقام التحقق.",
    de: "Die IBAN ist ungültig: Bitte Land, Länge und Prüfziffern prüfen.",
  },
  colour: {
    tr: "Renk sözlüğünde böyle bir renk yok.",
    en: "The colour vocabulary has no such colour.",
    ru: "Такого цвета нет в справочнике цветов.",
    fr: "Cette couleur n’existe pas dans le nuancier.",
    ar: "لا يوجد هذا اللون في قائمة الألوان.",
    de: "Diese Farbe steht nicht im Farbverzeichnis.",
  },
  language: {
    tr: "Metin en az bir dilde yazılmalıdır.",
    en: "The text is needed in at least one language.",
    ru: "Текст нужен хотя бы на одном языке.",
    fr: "Le texte est requis dans au moins une langue.",
    ar: "يجب كتابة النص بلغة واحدة على الأقل.",
    de: "Der Text wird in mindestens einer Sprache benötigt.",
  },
  period: {
    tr: "Bitiş, başlangıçtan sonra olmalıdır.",
    en: "The end must come after the beginning.",
    ru: "Окончание должно быть позже начала.",
    fr: "La fin doit être postérieure au début.",
    ar: "يجب أن تكون النهاية بعد البداية.",
    de: "Das Ende muss nach dem Anfang liegen.",
  },
} as const satisfies Record<string, Texts>;
