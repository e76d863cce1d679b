import type { MessageTable } from "../message.ts";

/** Texts of an order in a list; the names of its states are the domain's. */
export const orderCardMessages: MessageTable<"order" | "placed", "lines"> = {
  tr: { order: "Sipariş", placed: "Sipariş alındı", lines: { other: "{count} ürün" } },
  en: {
    order: "Order",
    placed: "Order placed",
    lines: { one: "{count} product", other: "{count} products" },
  },
  ru: {
    order: "Заказ",
    placed: "Заказ принят",
    lines: { one: "{count} товар", few: "{count} товара", many: "{count} товаров", other: "{count} товара" },
  },
  fr: {
    order: "Commande",
    placed: "Commande enregistrée",
    lines: { one: "{count} produit", many: "{count} de produits", other: "{count} produits" },
  },
  ar: {
    order: "الطلب",
    placed: "تم استلام الطلب",
    lines: {
      zero: "لا منتجات",
      one: "منتج واحد",
      two: "منتجان",
      few: "{count} منتجات",
      many: "{count} منتجًا",
      other: "{count} منتج",
    },
  },
  de: {
    order: "Bestellung",
    placed: "Bestellung eingegangen",
    lines: { one: "{count} Produkt", other: "{count} Produkte" },
  },
};
