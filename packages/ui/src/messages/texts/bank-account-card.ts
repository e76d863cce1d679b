import type { MessageTable } from "../message.ts";

/** Texts of the bank account card. */
export const bankAccountCardMessages: MessageTable<
  "holder" | "bank" | "branch" | "currency" | "bic" | "copyIban" | "copyHolder" | "copyBic"
> = {
  tr: {
    holder: "Alıcı",
    bank: "Banka",
    branch: "Şube",
    currency: "Para birimi",
    bic: "BIC (SWIFT)",
    copyIban: "IBAN’ı kopyala",
    copyHolder: "Alıcı adını kopyala",
    copyBic: "BIC kodunu kopyala",
  },
  en: {
    holder: "Account holder",
    bank: "Bank",
    branch: "Branch",
    currency: "Currency",
    bic: "BIC (SWIFT)",
    copyIban: "Copy IBAN",
    copyHolder: "Copy account holder",
    copyBic: "Copy BIC",
  },
  ru: {
    holder: "Получатель",
    bank: "Банк",
    branch: "Отделение",
    currency: "Валюта",
    bic: "Код BIC (SWIFT)",
    copyIban: "Скопировать IBAN",
    copyHolder: "Скопировать получателя",
    copyBic: "Скопировать BIC",
  },
  fr: {
    holder: "Titulaire",
    bank: "Banque",
    branch: "Agence",
    currency: "Devise",
    bic: "BIC (SWIFT)",
    copyIban: "Copier l’IBAN",
    copyHolder: "Copier le titulaire",
    copyBic: "Copier le BIC",
  },
  ar: {
    holder: "صاحب الحساب",
    bank: "البنك",
    branch: "الفرع",
    currency: "العملة",
    bic: "رمز BIC (SWIFT)",
    copyIban: "نسخ رقم الآيبان",
    copyHolder: "نسخ اسم صاحب الحساب",
    copyBic: "نسخ رمز BIC",
  },
  de: {
    holder: "Empfänger",
    bank: "Bank",
    branch: "Filiale",
    currency: "Währung",
    bic: "BIC (SWIFT)",
    copyIban: "IBAN kopieren",
    copyHolder: "Empfänger kopieren",
    copyBic: "BIC kopieren",
  },
};
