import type { MessageTable } from "../message.ts";

/** Texts of the product card. Turkish takes the singular after a number. */
export const productCardMessages: MessageTable<
  "foodContact" | "priceOnRequest" | "perPiece",
  "minimumOrder" | "variants"
> = {
  tr: {
    minimumOrder: { other: "En az {count} adet" },
    variants: { other: "{count} seçenek" },
    foodContact: "Gıdaya uygun",
    priceOnRequest: "Fiyat için teklif isteyin",
    perPiece: "adet",
  },
  en: {
    minimumOrder: { one: "From {count} piece", other: "From {count} pieces" },
    variants: { one: "{count} option", other: "{count} options" },
    foodContact: "Suitable for food contact",
    priceOnRequest: "Price on request",
    perPiece: "piece",
  },
  ru: {
    minimumOrder: {
      one: "От {count} штуки",
      few: "От {count} штук",
      many: "От {count} штук",
      other: "От {count} штуки",
    },
    variants: {
      one: "{count} вариант",
      few: "{count} варианта",
      many: "{count} вариантов",
      other: "{count} варианта",
    },
    foodContact: "Для пищевых продуктов",
    priceOnRequest: "Цена по запросу",
    perPiece: "шт.",
  },
  fr: {
    minimumOrder: { one: "Dès {count} pièce", many: "Dès {count} de pièces", other: "Dès {count} pièces" },
    variants: { one: "{count} variante", many: "{count} de variantes", other: "{count} variantes" },
    foodContact: "Contact alimentaire",
    priceOnRequest: "Prix sur demande",
    perPiece: "pièce",
  },
  ar: {
    minimumOrder: {
      zero: "بدون حد أدنى للطلب",
      one: "ابتداءً من قطعة واحدة",
      two: "ابتداءً من قطعتين",
      few: "ابتداءً من {count} قطع",
      many: "ابتداءً من {count} قطعة",
      other: "ابتداءً من {count} قطعة",
    },
    variants: {
      zero: "لا خيارات أخرى",
      one: "خيار واحد",
      two: "خياران",
      few: "{count} خيارات",
      many: "{count} خيارًا",
      other: "{count} خيار",
    },
    foodContact: "ملائم للأغذية",
    priceOnRequest: "السعر عند الطلب",
    perPiece: "قطعة",
  },
  de: {
    minimumOrder: { one: "Ab {count} Stück", other: "Ab {count} Stück" },
    variants: { one: "{count} Ausführung", other: "{count} Ausführungen" },
    foodContact: "Lebensmittelecht",
    priceOnRequest: "Preis auf Anfrage",
    perPiece: "Stück",
  },
};
