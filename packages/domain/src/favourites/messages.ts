import type { Texts } from "../validation/index.ts";

/** Messages about favourites beyond the error catalogue of section 8. */
export const favouriteTexts = {
  added: {
    tr: "Ürün favorilerinize eklendi",
    en: "Added to your favourites",
    ru: "Товар добавлен в избранное",
    fr: "Produit ajouté à vos favoris",
    ar: "تمت إضافة المنتج إلى المفضلة",
    de: "Zu Ihren Favoriten hinzugefügt",
  },
  removed: {
    tr: "Ürün favorilerinizden çıkarıldı",
    en: "Removed from your favourites",
    ru: "Товар удалён из избранного",
    fr: "Produit retiré de vos favoris",
    ar: "تمت إزالة المنتج من المفضلة",
    de: "Aus Ihren Favoriten entfernt",
  },
  tooMany: {
    tr: "Favori listeniz dolu. Yeni bir ürün eklemek için listenizden birini çıkarın.",
    en: "Your list of favourites is full. Remove one to add another.",
    ru: "Список избранного заполнен. Чтобы добавить товар, удалите другой.",
    fr: "Votre liste de favoris est pleine. Retirez-en un pour en ajouter un autre.",
    ar: "قائمة المفضلة ممتلئة. أزل منتجًا لتتمكن من إضافة آخر.",
    de: "Ihre Favoritenliste ist voll. Entfernen Sie ein Produkt, um ein anderes hinzuzufügen.",
  },
} satisfies Record<string, Texts>;
