import type { Texts } from "@preforma/domain/validation";

/** Messages for staff who change settings. */
export const settingsMessages = {
  changed: {
    tr: "Ayarlar kaydedildi.",
    en: "The settings have been saved.",
    ru: "Настройки сохранены.",
    fr: "Les réglages ont été enregistrés.",
    ar: "حُفظت الإعدادات.",
    de: "Die Einstellungen wurden gespeichert.",
  },
  passwordAgain: {
    tr: "Sunucu veya kullanıcı değişiyor: posta sunucusunun parolasını yeniden yazın.",
    en: "The server or user changes: enter the mail server’s password again.",
    ru: "Меняется сервер или пользователь: введите пароль почтового сервера заново.",
    fr: "Le serveur ou l’utilisateur change\u00a0: saisissez à nouveau le mot de passe du serveur de messagerie.",
    ar: "سيتغيّر الخادم أو المستخدم: أدخل كلمة مرور خادم البريد من جديد.",
    de: "Server oder Benutzer ändern sich: Geben Sie das Passwort des Mailservers erneut ein.",
  },
  twice: {
    tr: "Aynı dil birden fazla kez yazılmış.",
    en: "A language is listed more than once.",
    ru: "Один из языков указан несколько раз.",
    fr: "Une langue figure plusieurs fois.",
    ar: "إحدى اللغات مذكورة أكثر من مرة.",
    de: "Eine Sprache steht mehrmals in der Liste.",
  },
  defaultMissing: {
    tr: "Site dilleri varsayılan dili içermelidir.",
    en: "The languages must include the default language.",
    ru: "Список языков должен включать язык по умолчанию.",
    fr: "Les langues doivent comprendre la langue par défaut.",
    ar: "يجب أن تشمل اللغات اللغة الافتراضية.",
    de: "Die Sprachen müssen die Standardsprache enthalten.",
  },
  measurementId: {
    tr: "Google ölçüm kimliğini yazın, örneğin G-ABC123XYZ9.",
    en: "Enter a Google measurement ID, such as G-ABC123XYZ9.",
    ru: "Введите идентификатор измерений Google, например G-ABC123XYZ9.",
    fr: "Saisissez un identifiant de mesure Google, par exemple G-ABC123XYZ9.",
    ar: "أدخل معرّف القياس من Google، مثل G-ABC123XYZ9.",
    de: "Geben Sie eine Google-Mess-ID ein, zum Beispiel G-ABC123XYZ9.",
  },
  countryCode: {
    tr: "İki büyük harfli ülke kodunu yazın, örneğin TR.",
    en: "Enter a country code of two capital letters, such as TR.",
    ru: "Введите код страны из двух заглавных букв, например TR.",
    fr: "Saisissez un code pays de deux lettres majuscules, par exemple TR.",
    ar: "أدخل رمز البلد من حرفين لاتينيين كبيرين، مثل TR.",
    de: "Geben Sie einen Ländercode aus zwei Großbuchstaben ein, zum Beispiel TR.",
  },
  origin: {
    tr: "Sitenin adresini yol olmadan yazın, örneğin https://www.firma.com.",
    en: "Enter the site’s address without a path, such as https://www.company.com.",
    ru: "Введите адрес сайта без пути, например https://www.company.com.",
    fr: "Saisissez l’adresse du site sans chemin, par exemple https://www.societe.com.",
    ar: "أدخل عنوان الموقع دون مسار، مثل https://www.company.com.",
    de: "Geben Sie die Adresse der Website ohne Pfad ein, zum Beispiel https://www.firma.com.",
  },
  phone: {
    tr: "Ülke koduyla bir telefon numarası yazın, örneğin +90 212 000 00 00.",
    en: "Enter a phone number with its country code, such as +90 212 000 00 00.",
    ru: "Введите номер телефона с кодом страны, например +90 212 000 00 00.",
    fr: "Saisissez un numéro de téléphone avec son indicatif, par exemple +90 212 000 00 00.",
    ar: "أدخل رقم هاتف مع رمز البلد، مثل ‎+90 212 000 00 00.",
    de: "Geben Sie eine Telefonnummer mit Ländervorwahl ein, zum Beispiel +90 212 000 00 00.",
  },
} as const satisfies Record<string, Texts>;
