import type { Locale } from "@preforma/domain/locales";

/** What messages say, for stories. */
export const toastTexts: Readonly<
  Record<Locale, readonly [saved: string, failed: string, undo: string, removed: string]>
> = {
  tr: [
    "Adresiniz kaydedildi.",
    "Ürün sepete eklenemedi, yeniden deneyin.",
    "Geri al",
    "Ürün favorilerden çıkarıldı.",
  ],
  en: [
    "Your address has been saved.",
    "The product was not added, try again.",
    "Undo",
    "Removed from favourites.",
  ],
  ru: ["Адрес сохранён.", "Товар не добавлен, попробуйте ещё раз.", "Вернуть", "Товар удалён из избранного."],
  fr: [
    "Votre adresse est enregistrée.",
    "Le produit n’a pas été ajouté, réessayez.",
    "Annuler",
    "Produit retiré des favoris.",
  ],
  ar: ["تم حفظ عنوانك.", "تعذرت إضافة المنتج، حاول مرة أخرى.", "تراجع", "أُزيل المنتج من المفضلة."],
  de: [
    "Ihre Adresse ist gespeichert.",
    "Der Artikel wurde nicht hinzugefügt, bitte erneut versuchen.",
    "Rückgängig",
    "Artikel aus den Favoriten entfernt.",
  ],
};
