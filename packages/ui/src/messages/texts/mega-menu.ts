import type { MessageTable } from "../message.ts";

/** Texts of the mega menu. `products` is plural: its forms follow CLDR. */
export const megaMenuMessages: MessageTable<"categories" | "allProducts" | "allIn", "products"> = {
  tr: {
    categories: "Ürün kategorileri",
    allProducts: "Tüm ürünler",
    allIn: "{title}: tümünü gör",
    products: { other: "{count} ürün" },
  },
  en: {
    categories: "Product categories",
    allProducts: "All products",
    allIn: "View all: {title}",
    products: { one: "{count} product", other: "{count} products" },
  },
  ru: {
    categories: "Категории продукции",
    allProducts: "Вся продукция",
    allIn: "Смотреть всё: {title}",
    products: {
      one: "{count} товар",
      few: "{count} товара",
      many: "{count} товаров",
      other: "{count} товара",
    },
  },
  fr: {
    categories: "Catégories de produits",
    allProducts: "Tous les produits",
    allIn: "Tout voir\u00a0: {title}",
    products: { one: "{count} produit", many: "{count} de produits", other: "{count} produits" },
  },
  ar: {
    categories: "فئات المنتجات",
    allProducts: "جميع المنتجات",
    allIn: "عرض الكل: {title}",
    products: {
      zero: "لا منتجات",
      one: "منتج واحد",
      two: "منتجان",
      few: "{count} منتجات",
      many: "{count} منتجًا",
      other: "{count} منتج",
    },
  },
  de: {
    categories: "Produktkategorien",
    allProducts: "Alle Produkte",
    allIn: "Alle ansehen: {title}",
    products: { one: "{count} Produkt", other: "{count} Produkte" },
  },
};
