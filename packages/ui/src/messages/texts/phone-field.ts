import type { MessageTable } from "../message.ts";

/** Texts of the phone-field folder. */
export const phoneFieldMessages: MessageTable<"country" | "named" | "choose" | "search" | "none" | "whole"> =
  {
    tr: {
      country: "Ülke kodu",
      named: "Ülke kodu: {country}",
      choose: "Ülke seçin",
      search: "Ülke adı veya kodu",
      none: "Eşleşen ülke yok. Adın bir bölümünü ya da ülke kodunu yazın, ör. +49.",
      whole: "Numarayı ülke koduyla yazın, ör. +90 532 123 45 67.",
    },
    en: {
      country: "Country code",
      named: "Country code: {country}",
      choose: "Choose a country",
      search: "Country name or code",
      none: "No country matches. Type part of its name or its dial code, such as +49.",
      whole: "Write the number with its country code, such as +90 532 123 45 67.",
    },
    ru: {
      country: "Код страны",
      named: "Код страны: {country}",
      choose: "Выберите страну",
      search: "Название или код страны",
      none: "Ничего не найдено. Введите часть названия или телефонный код, например +49.",
      whole: "Введите номер с кодом страны, например +90 532 123 45 67.",
    },
    fr: {
      country: "Indicatif",
      named: "Indicatif\u00a0: {country}",
      choose: "Choisir un pays",
      search: "Nom ou indicatif du pays",
      none: "Aucun pays trouvé. Saisissez une partie du nom ou l’indicatif, par exemple +49.",
      whole: "Indiquez le numéro avec l’indicatif du pays, par exemple +90 532 123 45 67.",
    },
    ar: {
      country: "رمز الدولة",
      named: "رمز الدولة: {country}",
      choose: "اختر الدولة",
      search: "اسم الدولة أو رمزها",
      none: "لا توجد دولة مطابقة. اكتب جزءًا من الاسم أو رمز الاتصال، مثل \u2066+49\u2069.",
      whole: "اكتب الرقم مع رمز الدولة، مثل \u2066+90 532 123 45 67\u2069.",
    },
    de: {
      country: "Landesvorwahl",
      named: "Landesvorwahl: {country}",
      choose: "Land wählen",
      search: "Land oder Vorwahl",
      none: "Kein Land gefunden. Geben Sie einen Teil des Namens oder die Vorwahl ein, z. B. +49.",
      whole: "Geben Sie die Nummer mit Landesvorwahl ein, z. B. +90 532 123 45 67.",
    },
  };
