import type { MessageTable } from "../message.ts";

/** Texts of the account's navigation. */
export const accountNavigationMessages: MessageTable<"label" | "signOut"> = {
  tr: { label: "Hesabım", signOut: "Güvenli çıkış" },
  en: { label: "My account", signOut: "Sign out" },
  ru: { label: "Личный кабинет", signOut: "Выйти" },
  fr: { label: "Mon compte", signOut: "Se déconnecter" },
  ar: { label: "حسابي", signOut: "تسجيل الخروج" },
  de: { label: "Mein Konto", signOut: "Abmelden" },
};
