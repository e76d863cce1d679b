import type { MessageTable } from "../message.ts";

/** Texts of the user menu. */
export const userMenuMessages: MessageTable<
  "account" | "signedInAs" | "myAccount" | "signOut" | "signIn" | "register"
> = {
  tr: {
    account: "Hesap",
    signedInAs: "Hesap: {name}",
    myAccount: "Hesabım",
    signOut: "Güvenli çıkış",
    signIn: "Giriş yap",
    register: "Üye ol",
  },
  en: {
    account: "Account",
    signedInAs: "Account: {name}",
    myAccount: "My account",
    signOut: "Sign out securely",
    signIn: "Sign in",
    register: "Create an account",
  },
  ru: {
    account: "Личный кабинет",
    signedInAs: "Личный кабинет: {name}",
    myAccount: "Мой кабинет",
    signOut: "Безопасный выход",
    signIn: "Войти",
    register: "Зарегистрироваться",
  },
  fr: {
    account: "Compte",
    signedInAs: "Compte\u00a0: {name}",
    myAccount: "Mon compte",
    signOut: "Déconnexion sécurisée",
    signIn: "Se connecter",
    register: "Créer un compte",
  },
  ar: {
    account: "الحساب",
    signedInAs: "الحساب: {name}",
    myAccount: "حسابي",
    signOut: "تسجيل خروج آمن",
    signIn: "تسجيل الدخول",
    register: "إنشاء حساب",
  },
  de: {
    account: "Konto",
    signedInAs: "Konto: {name}",
    myAccount: "Mein Konto",
    signOut: "Sicher abmelden",
    signIn: "Anmelden",
    register: "Konto erstellen",
  },
};
