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
