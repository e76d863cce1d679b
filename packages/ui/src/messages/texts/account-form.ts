import type { MessageTable } from "../message.ts";

/** Texts that the forms of an account have in common. */
export const accountFormMessages: MessageTable<
  | "password"
  | "isCompany"
  | "companyName"
  | "taxNumber"
  | "vkn"
  | "vknHint"
  | "taxOffice"
  | "country"
  | "signIn"
  | "backToSignIn"
> = {
  tr: {
    password: "Parola",
    isCompany: "Şirket adına alışveriş yapıyorum",
    companyName: "Şirket unvanı",
    taxNumber: "Vergi numarası",
    vkn: "Vergi veya T.C. kimlik numarası",
    vknHint: "Şirketler için 10, şahıs firmaları için 11 hane.",
    taxOffice: "Vergi dairesi",
    country: "Şirketin ülkesi",
    signIn: "Giriş yap",
    backToSignIn: "Giriş sayfasına dön",
  },
  en: {
    password: "Password",
    isCompany: "I am buying for a company",
    companyName: "Registered company name",
    taxNumber: "Tax number",
    vkn: "Tax number",
    vknHint: "In Türkiye 10 digits for companies, 11 for sole traders.",
    taxOffice: "Tax office",
    country: "Country of registration",
    signIn: "Sign in",
    backToSignIn: "Back to sign-in",
  },
  ru: {
    password: "Пароль",
    isCompany: "Покупаю от имени компании",
    companyName: "Полное название компании",
    taxNumber: "Налоговый номер",
    vkn: "Налоговый номер",
    vknHint: "В Турции: 10 цифр у компаний, 11 — у индивидуальных предпринимателей.",
    taxOffice: "Налоговая инспекция",
    country: "Страна регистрации",
    signIn: "Войти",
    backToSignIn: "Вернуться ко входу",
  },
  fr: {
    password: "Mot de passe",
    isCompany: "J’achète pour une entreprise",
    companyName: "Raison sociale",
    taxNumber: "Numéro fiscal",
    vkn: "Numéro fiscal",
    vknHint: "En Turquie\u00a0: 10 chiffres pour une société, 11 pour un entrepreneur individuel.",
    taxOffice: "Centre des impôts",
    country: "Pays d’immatriculation",
    signIn: "Se connecter",
    backToSignIn: "Retour à la connexion",
  },
  ar: {
    password: "كلمة المرور",
    isCompany: "أشتري باسم شركة",
    companyName: "الاسم التجاري للشركة",
    taxNumber: "الرقم الضريبي",
    vkn: "الرقم الضريبي",
    vknHint: "في تركيا: 10 أرقام للشركات و11 رقمًا للمؤسسات الفردية.",
    taxOffice: "مكتب الضرائب",
    country: "بلد تسجيل الشركة",
    signIn: "تسجيل الدخول",
    backToSignIn: "العودة إلى تسجيل الدخول",
  },
  de: {
    password: "Passwort",
    isCompany: "Ich kaufe für ein Unternehmen",
    companyName: "Firmenname",
    taxNumber: "Steuernummer",
    vkn: "Steuernummer",
    vknHint: "In der Türkei 10 Ziffern für Gesellschaften, 11 für Einzelunternehmen.",
    taxOffice: "Finanzamt",
    country: "Land der Eintragung",
    signIn: "Anmelden",
    backToSignIn: "Zurück zur Anmeldung",
  },
};
