import type { MessageTable } from "../message.ts";

/**
 * Texts of the favourite button. The name stays the same in both states, and is true in both: whether it is pressed
 * says the rest.
 */
export const favouriteButtonMessages: MessageTable<"favourite" | "favouriteOf" | "signIn" | "failed"> = {
  tr: {
    favourite: "Favori",
    favouriteOf: "Favori: {title}",
    signIn: "Favorilere eklemek için giriş yapın: {title}",
    failed: "Kaydedilemedi. Yeniden deneyin.",
  },
  en: {
    favourite: "Favourite",
    favouriteOf: "Favourite: {title}",
    signIn: "Sign in to add to favourites: {title}",
    failed: "Could not be saved. Please try again.",
  },
  ru: {
    favourite: "Избранное",
    favouriteOf: "Избранное: {title}",
    signIn: "Войдите, чтобы добавить в избранное: {title}",
    failed: "Не удалось сохранить. Попробуйте ещё раз.",
  },
  fr: {
    favourite: "Favori",
    favouriteOf: "Favori\u00a0: {title}",
    signIn: "Connectez-vous pour ajouter aux favoris\u00a0: {title}",
    failed: "Enregistrement impossible. Réessayez.",
  },
  ar: {
    favourite: "المفضلة",
    favouriteOf: "المفضلة: {title}",
    signIn: "سجّل الدخول للإضافة إلى المفضلة: {title}",
    failed: "تعذّر الحفظ. يُرجى المحاولة مجددًا.",
  },
  de: {
    favourite: "Merken",
    favouriteOf: "Merken: {title}",
    signIn: "Zum Merken anmelden: {title}",
    failed: "Nicht gespeichert. Bitte erneut versuchen.",
  },
};
