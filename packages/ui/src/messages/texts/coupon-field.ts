import type { MessageTable } from "../message.ts";

/** Texts of the coupon-field folder. */
export const couponFieldMessages: MessageTable<
  "label" | "apply" | "applied" | "remove" | "missing" | "notSent"
> = {
  tr: {
    label: "Kupon kodu",
    apply: "Uygula",
    applied: "Uygulanan kupon",
    remove: "{code} kuponunu kaldır",
    missing: "Kupon kodunu yazın.",
    notSent: "Kupon denetlenemedi. Lütfen tekrar deneyin.",
  },
  en: {
    label: "Coupon code",
    apply: "Apply",
    applied: "Applied coupon",
    remove: "Remove the coupon {code}",
    missing: "Enter the coupon code.",
    notSent: "The coupon could not be checked. Please try again.",
  },
  ru: {
    label: "Код купона",
    apply: "Применить",
    applied: "Применённый купон",
    remove: "Убрать купон {code}",
    missing: "Введите код купона.",
    notSent: "Не удалось проверить купон. Попробуйте ещё раз.",
  },
  fr: {
    label: "Code promo",
    apply: "Appliquer",
    applied: "Code promo appliqué",
    remove: "Retirer le code promo {code}",
    missing: "Saisissez le code promo.",
    notSent: "Le code promo n’a pas pu être vérifié. Veuillez réessayer.",
  },
  ar: {
    label: "رمز القسيمة",
    apply: "تطبيق",
    applied: "القسيمة المطبَّقة",
    remove: "إزالة القسيمة {code}",
    missing: "اكتب رمز القسيمة.",
    notSent: "تعذّر التحقق من القسيمة. يُرجى المحاولة مرة أخرى.",
  },
  de: {
    label: "Gutscheincode",
    apply: "Einlösen",
    applied: "Eingelöster Gutschein",
    remove: "Gutschein {code} entfernen",
    missing: "Geben Sie den Gutscheincode ein.",
    notSent: "Der Gutschein konnte nicht geprüft werden. Bitte versuchen Sie es erneut.",
  },
};
