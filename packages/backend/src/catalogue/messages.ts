import type { Texts } from "@preforma/domain/validation";

/** Said to staff when products were hidden, shown, retired or moved. */
export const productsChanged = {
  tr: "Ürünler güncellendi.",
  en: "The products have been updated.",
  ru: "Товары обновлены.",
  fr: "Les produits ont été mis à jour.",
  ar: "حُدِّثت المنتجات.",
  de: "Die Produkte wurden aktualisiert.",
} as const satisfies Texts;

/** Said to staff of a price list that cannot be stored. */
export const priceListMessages = {
  twice: {
    tr: "Bir miktar için iki fiyat var. Birini silin.",
    en: "A quantity has two prices. Remove one of them.",
    ru: "Для одного количества указаны две цены. Удалите одну.",
    fr: "Une quantité a deux prix. Supprimez-en un.",
    ar: "لكمية واحدة سعران. احذف أحدهما.",
    de: "Eine Menge hat zwei Preise. Löschen Sie einen davon.",
  },
} as const satisfies Record<string, Texts>;
