import type { MessageTable } from "../message.ts";

/** Texts of the password-field folder. */
export const passwordFieldMessages: MessageTable<
  "show" | "hide" | "shown" | "hidden" | "capsLock" | "accepted"
> = {
  tr: {
    show: "Parolayı göster",
    hide: "Parolayı gizle",
    shown: "Parola görünüyor.",
    hidden: "Parola gizli.",
    capsLock: "Caps Lock açık.",
    accepted: "Bu parola uygun.",
  },
  en: {
    show: "Show password",
    hide: "Hide password",
    shown: "The password is visible.",
    hidden: "The password is hidden.",
    capsLock: "Caps Lock is on.",
    accepted: "This password will do.",
  },
  ru: {
    show: "Показать пароль",
    hide: "Скрыть пароль",
    shown: "Пароль виден.",
    hidden: "Пароль скрыт.",
    capsLock: "Включён Caps Lock.",
    accepted: "Этот пароль подходит.",
  },
  fr: {
    show: "Afficher le mot de passe",
    hide: "Masquer le mot de passe",
    shown: "Le mot de passe est visible.",
    hidden: "Le mot de passe est masqué.",
    capsLock: "Verr. Maj est activé.",
    accepted: "Ce mot de passe convient.",
  },
  ar: {
    show: "إظهار كلمة المرور",
    hide: "إخفاء كلمة المرور",
    shown: "كلمة المرور ظاهرة.",
    hidden: "كلمة المرور مخفية.",
    capsLock: "مفتاح Caps Lock مفعّل.",
    accepted: "كلمة المرور هذه مناسبة.",
  },
  de: {
    show: "Passwort anzeigen",
    hide: "Passwort verbergen",
    shown: "Das Passwort ist sichtbar.",
    hidden: "Das Passwort ist verborgen.",
    capsLock: "Die Feststelltaste ist aktiv.",
    accepted: "Dieses Passwort ist geeignet.",
  },
};
