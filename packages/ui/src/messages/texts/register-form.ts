import type { MessageTable } from "../message.ts";

/** Texts of the registration form. */
export const registerFormMessages: MessageTable<
  "passwordHint" | "consent" | "privacyNotice" | "register" | "haveAccount" | "emailHint"
> = {
  tr: {
    passwordHint: "En az {count} karakter. Birkaç rastgele kelime yeterlidir.",
    consent: "Aydınlatma metnini okudum.",
    privacyNotice: "Aydınlatma metni",
    register: "Üye ol",
    haveAccount: "Zaten üye misiniz?",
    emailHint: "Üyeliğinizi tamamlayacağınız bağlantıyı bu adrese göndereceğiz.",
  },
  en: {
    passwordHint: "At least {count} characters. A few random words will do.",
    consent: "I have read the privacy notice.",
    privacyNotice: "Privacy notice",
    register: "Create account",
    haveAccount: "Already have an account?",
    emailHint: "We will send the link that completes your registration to this address.",
  },
  ru: {
    passwordHint: "Не менее {count} символов. Подойдут несколько случайных слов.",
    consent: "Я прочитал(а) уведомление об обработке персональных данных.",
    privacyNotice: "Уведомление об обработке персональных данных",
    register: "Зарегистрироваться",
    haveAccount: "Уже есть учётная запись?",
    emailHint: "На этот адрес придёт ссылка для завершения регистрации.",
  },
  fr: {
    passwordHint: "Au moins {count} caractères. Quelques mots sans lien suffisent.",
    consent: "J’ai lu la notice de confidentialité.",
    privacyNotice: "Notice de confidentialité",
    register: "Créer un compte",
    haveAccount: "Vous avez déjà un compte\u00a0?",
    emailHint: "Le lien qui termine votre inscription sera envoyé à cette adresse.",
  },
  ar: {
    passwordHint: "الحد الأدنى لعدد الأحرف: {count}. تكفي بضع كلمات عشوائية.",
    consent: "قرأتُ إشعار الخصوصية.",
    privacyNotice: "إشعار الخصوصية",
    register: "إنشاء حساب",
    haveAccount: "لديك حساب بالفعل؟",
    emailHint: "سنرسل إلى هذا العنوان الرابط الذي يُكمل تسجيلك.",
  },
  de: {
    passwordHint: "Mindestens {count} Zeichen. Ein paar zufällige Wörter genügen.",
    consent: "Ich habe die Datenschutzhinweise gelesen.",
    privacyNotice: "Datenschutzhinweise",
    register: "Konto erstellen",
    haveAccount: "Sie haben schon ein Konto?",
    emailHint: "An diese Adresse senden wir den Link, der Ihre Registrierung abschließt.",
  },
};
