import type { MessageTable } from "../messages/message.ts";

/** Texts of the site header. `favouriteProducts` is plural: its forms follow CLDR. */
export const siteHeaderMessages: MessageTable<"home" | "mainNavigation" | "favourites", "favouriteProducts"> =
  {
    tr: {
      home: "{name} ana sayfa",
      mainNavigation: "Ana menü",
      favourites: "Favorilerim",
      favouriteProducts: { other: "Favorilerim: {count} ürün" },
    },
    en: {
      home: "{name} home page",
      mainNavigation: "Main",
      favourites: "Favourites",
      favouriteProducts: { one: "Favourites: {count} product", other: "Favourites: {count} products" },
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
    },
    ar: {
      home: "{name}، الصفحة الرئيسية",
      mainNavigation: "القائمة الرئيسية",
      favourites: "المفضلة",
      favouriteProducts: {
        zero: "المفضلة: لا منتجات",
        one: "المفضلة: منتج واحد",
        two: "المفضلة: منتجان",
        few: "المفضلة: {count} منتجات",
        many: "المفضلة: {count} منتجًا",
        other: "المفضلة: {count} منتج",
      },
    },
    de: {
      home: "{name}, Startseite",
      mainNavigation: "Hauptmenü",
      favourites: "Merkliste",
      favouriteProducts: { one: "Merkliste: {count} Produkt", other: "Merkliste: {count} Produkte" },
    },
  };
