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

/** Said to staff of a GTIN that another product has; `{code}` is the code of that one. */
export const gtinTaken = {
  tr: "Bu GTIN {code} kodlu ürüne ait. Bir GTIN yalnızca bir ürünü gösterir.",
  en: "This GTIN is that of the product {code}. A GTIN names one product.",
  ru: "Этот GTIN принадлежит товару {code}. Один GTIN обозначает только один товар.",
  fr: "Ce GTIN est celui du produit {code}. Un GTIN désigne un seul produit.",
  ar: "رقم GTIN هذا يخص المنتج {code}. كل رقم GTIN يدل على منتج واحد فقط.",
  de: "Diese GTIN gehört zum Produkt {code}. Eine GTIN bezeichnet genau ein Produkt.",
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
