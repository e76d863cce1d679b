import type { Texts } from "../validation/index.ts";

/** Messages about addresses beyond the error catalogue of section 8. */
export const addressTexts = {
  deleted: {
    tr: "Adres silindi",
    en: "Address deleted",
    ru: "Адрес удалён",
    fr: "Adresse supprimée",
    ar: "تم حذف العنوان",
    de: "Adresse gelöscht",
  },
  madeDefault: {
    tr: "Varsayılan adresiniz değiştirildi",
    en: "Your default address has been changed",
    ru: "Адрес по умолчанию изменён",
    fr: "Votre adresse par défaut a été modifiée",
    ar: "تم تغيير عنوانك الافتراضي",
    de: "Ihre Standardadresse wurde geändert",
  },
  tooMany: {
    tr: "En fazla 50 adres kaydedebilirsiniz. Yeni bir adres eklemek için kullanmadığınız bir adresi silin.",
    en: "You can keep at most 50 addresses. Delete one that you no longer use to add another.",
    ru: "Можно сохранить не более 50 адресов. Чтобы добавить новый, удалите ненужный.",
    fr: "Vous pouvez enregistrer 50 adresses au maximum. Supprimez-en une que vous n’utilisez plus pour en ajouter une autre.",
    ar: "الحد الأقصى هو 50 عنوانًا. احذف عنوانًا لم تعد تستخدمه لتتمكن من إضافة عنوان جديد.",
    de: "Sie können höchstens 50 Adressen speichern. Löschen Sie eine nicht mehr benötigte, um eine neue hinzuzufügen.",
  },
} satisfies Record<string, Texts>;
