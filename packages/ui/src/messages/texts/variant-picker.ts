import type { MessageTable } from "../message.ts";

/** Texts of the variant picker. */
export const variantPickerMessages: MessageTable<"nearest"> = {
  tr: { nearest: "bu birleşimde yok, en yakın ürüne gider" },
  en: { nearest: "not made in this combination, leads to the nearest product" },
  ru: { nearest: "в этом сочетании не выпускается, откроется ближайший товар" },
  fr: { nearest: "n’existe pas dans cette combinaison, mène au produit le plus proche" },
  ar: { nearest: "غير متوفر بهذه التركيبة، ينقلك إلى أقرب منتج" },
  de: { nearest: "in dieser Kombination nicht erhältlich, führt zum nächstliegenden Produkt" },
};
