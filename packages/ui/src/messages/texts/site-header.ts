import type { MessageTable } from "../message.ts";

/** Texts of the site header. `favouriteProducts` and `cartProducts` are plural: their forms follow CLDR. */
export const siteHeaderMessages: MessageTable<
  "home" | "mainNavigation" | "favourites" | "cart",
  "favouriteProducts" | "cartProducts"
> = {
  tr: {
    home: "{name} ana sayfa",
    mainNavigation: "Ana menü",
    favourites: "Favorilerim",
    favouriteProducts: { other: "Favorilerim: {count} ürün" },
    cart: "Sepetim",
    cartProducts: { other: "Sepetim: {count} ürün" },
  },
  en: {
    home: "{name} home page",
    mainNavigation: "Main",
    favourites: "Favourites",
    favouriteProducts: { one: "Favourites: {count} product", other: "Favourites: {count} products" },
    cart: "Cart",
    cartProducts: { one: "Cart: {count} product", other: "Cart: {count} products" },
  },
  ru: {
    home: "{name}: на главную",
    mainNavigation: "Главное меню",
    favourites: "Избранное",
    favouriteProducts: {
      one: "Избранное: {count} товар",
      few: "Избранное: {count} товара",
      many: "Избранное: {count} товаров",
      other: "Избранное: {count} товара",
    },
    cart: "Корзина",
    cartProducts: {
      one: "Корзина: {count} товар",
      few: "Корзина: {count} товара",
      many: "Корзина: {count} товаров",
      other: "Корзина: {count} товара",
    },
  },
  fr: {
    home: "{name}, page d’accueil",
    mainNavigation: "Menu principal",
    favourites: "Favoris",
    favouriteProducts: {
      one: "Favoris\u00a0: {count} produit",
      many: "Favoris\u00a0: {count} de produits",
      other: "Favoris\u00a0: {count} produits",
    },
    cart: "Panier",
    cartProducts: {
      one: "Panier\u00a0: {count} produit",
      many: "Panier\u00a0: {count} de produits",
      other: "Panier\u00a0: {count} produits",
    },
  },
  ar: {
    home: "{name}، الصفحة الرئيسية",
    mainNavigation: "القائمة الرئيسية",
    favourites: "المفضلة",
    // The number as the badge shows it, not as the word that Arabic has for one and two: who speaks what they see has
    // to find the link (WCAG 2.5.3).
    favouriteProducts: {
      zero: "المفضلة، عدد المنتجات: {count}",
      one: "المفضلة، عدد المنتجات: {count}",
      two: "المفضلة، عدد المنتجات: {count}",
      few: "المفضلة، عدد المنتجات: {count}",
      many: "المفضلة، عدد المنتجات: {count}",
      other: "المفضلة، عدد المنتجات: {count}",
    },
    cart: "سلة التسوق",
    cartProducts: {
      zero: "سلة التسوق، عدد المنتجات: {count}",
      one: "سلة التسوق، عدد المنتجات: {count}",
      two: "سلة التسوق، عدد المنتجات: {count}",
      few: "سلة التسوق، عدد المنتجات: {count}",
      many: "سلة التسوق، عدد المنتجات: {count}",
      other: "سلة التسوق، عدد المنتجات: {count}",
    },
  },
  de: {
    home: "{name}, Startseite",
    mainNavigation: "Hauptmenü",
    favourites: "Favoriten",
    favouriteProducts: { one: "Favoriten: {count} Produkt", other: "Favoriten: {count} Produkte" },
    cart: "Warenkorb",
    cartProducts: { one: "Warenkorb: {count} Produkt", other: "Warenkorb: {count} Produkte" },
  },
};
