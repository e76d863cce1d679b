import { textIn, type Locale } from "../locales/index.ts";

/** Messages for a single field that was not accepted. `{limit}` and `{values}` are replaced by values. */
export const fieldMessages = {
  required: {
    tr: "Bu alan zorunludur.",
    en: "This field is required.",
    ru: "Обязательное поле.",
    fr: "Ce champ est obligatoire.",
    ar: "هذا الحقل مطلوب.",
    de: "Dieses Feld ist erforderlich.",
  },
  number: {
    tr: "Bir sayı girin.",
    en: "Must be a number.",
    ru: "Должно быть числом.",
    fr: "Doit être un nombre.",
    ar: "يجب أن يكون عددًا.",
    de: "Muss eine Zahl sein.",
  },
  integer: {
    tr: "Tam sayı girin.",
    en: "Must be a whole number.",
    ru: "Должно быть целым числом.",
    fr: "Doit être un nombre entier.",
    ar: "يجب أن يكون عددًا صحيحًا.",
    de: "Muss eine ganze Zahl sein.",
  },
  minimum: {
    tr: "En az {limit} olmalıdır.",
    en: "Must be at least {limit}.",
    ru: "Не меньше {limit}.",
    fr: "Doit être au moins {limit}.",
    ar: "يجب ألا يقل عن {limit}.",
    de: "Muss mindestens {limit} sein.",
  },
  maximum: {
    tr: "En fazla {limit} olmalıdır.",
    en: "Must be at most {limit}.",
    ru: "Не больше {limit}.",
    fr: "Doit être au plus {limit}.",
    ar: "يجب ألا يزيد على {limit}.",
    de: "Darf höchstens {limit} sein.",
  },
  tooShort: {
    tr: "Çok kısa; en az {limit} karakter.",
    en: "Too short; at least {limit} characters.",
    ru: "Слишком коротко; минимум: {limit} симв.",
    fr: "Trop court\u00a0; minimum\u00a0: {limit} caractères.",
    ar: "قصير جدًا؛ الحد الأدنى لعدد الأحرف: {limit}.",
    de: "Zu kurz; mindestens {limit} Zeichen.",
  },
  tooLong: {
    tr: "Çok uzun; üst sınır: {limit} karakter.",
    en: "Too long; the limit is {limit} characters.",
    ru: "Слишком длинно; предел: {limit} симв.",
    fr: "Trop long\u00a0; limite\u00a0: {limit} caractères.",
    ar: "طويل جدًا؛ الحد الأقصى لعدد الأحرف: {limit}.",
    de: "Zu lang; höchstens {limit} Zeichen.",
  },
  tooMany: {
    tr: "Çok fazla öğe; en çok {limit}.",
    en: "Too many entries; at most {limit}.",
    ru: "Слишком много записей; не больше {limit}.",
    fr: "Trop d’éléments\u00a0; maximum\u00a0: {limit}.",
    ar: "عناصر كثيرة جدًا؛ الحد الأقصى: {limit}.",
    de: "Zu viele Einträge; höchstens {limit}.",
  },
  oneOf: {
    tr: "Şunlardan biri olmalıdır: {values}.",
    en: "Must be one of: {values}.",
    ru: "Допустимые значения: {values}.",
    fr: "Valeurs possibles\u00a0: {values}.",
    ar: "القيم المقبولة: {values}.",
    de: "Mögliche Werte: {values}.",
  },
  email: {
    tr: "Geçerli bir e-posta adresi girin, örneğin ad@firma.com.",
    en: "Enter a valid e-mail address, such as name@company.com.",
    ru: "Введите правильный адрес эл. почты, например name@company.com.",
    fr: "Saisissez une adresse e-mail valide, par exemple nom@societe.com.",
    ar: "أدخل بريدًا إلكترونيًا صالحًا، مثل name@company.com.",
    de: "Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@firma.com.",
  },
  address: {
    tr: "Geçerli bir web adresi girin.",
    en: "Enter a valid web address.",
    ru: "Введите правильный веб-адрес.",
    fr: "Saisissez une adresse web valide.",
    ar: "أدخل عنوان ويب صالحًا.",
    de: "Geben Sie eine gültige Webadresse ein.",
  },
  unknownField: {
    tr: "Bilinmeyen alan: {values}.",
    en: "Unknown field: {values}.",
    ru: "Неизвестное поле: {values}.",
    fr: "Champ inconnu\u00a0: {values}.",
    ar: "حقل غير معروف: {values}.",
    de: "Unbekanntes Feld: {values}.",
  },
  invalid: {
    tr: "Geçersiz değer.",
    en: "Not a valid value.",
    ru: "Недопустимое значение.",
    fr: "Valeur non valide.",
    ar: "قيمة غير صالحة.",
    de: "Ungültiger Wert.",
  },
} satisfies Record<string, Record<Locale, string>>;

/** A kind of complaint about a field. */
export type FieldMessageKey = keyof typeof fieldMessages;

/** The message for a field, in a language, its placeholders filled. */
export function fieldMessage(
  key: FieldMessageKey,
  locale: Locale,
  values: Record<string, string | number> = {},
): string {
  return textIn(fieldMessages[key], locale).replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}
