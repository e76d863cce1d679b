import type { Locale } from "../locales/index.ts";

/** What can go wrong between a client and the server, by stable code. */
export type TransportFailure = "DEFAULT" | "UNAUTHORISED" | "TIMEOUT" | "NETWORK_ERROR";

/**
 * The texts of section 8 that the clients themselves need; apart from the rest of the error catalogue, so
 * that a page which only reads does not carry all of it.
 */
export const transportMessages: Readonly<Record<Locale, Readonly<Record<TransportFailure, string>>>> = {
  tr: {
    DEFAULT: "Bir hata oluştu. Lütfen daha sonra tekrar deneyin.",
    UNAUTHORISED: "Oturum süreniz doldu. Lütfen tekrar giriş yapın.",
    TIMEOUT: "İstek zaman aşımına uğradı. Lütfen tekrar deneyin.",
    NETWORK_ERROR: "Sunucuya ulaşılamadı. İnternet bağlantınızı kontrol edin.",
  },
  en: {
    DEFAULT: "Something went wrong. Please try again later.",
    UNAUTHORISED: "Your session has expired. Please sign in again.",
    TIMEOUT: "The request took too long. Please try again.",
    NETWORK_ERROR: "The server could not be reached. Check your internet connection.",
  },
  ru: {
    DEFAULT: "Произошла ошибка. Повторите попытку позже.",
    UNAUTHORISED: "Время сеанса истекло. Войдите снова.",
    TIMEOUT: "Время ожидания ответа истекло. Повторите попытку.",
    NETWORK_ERROR: "Не удалось связаться с сервером. Проверьте подключение к интернету.",
  },
  fr: {
    DEFAULT: "Une erreur est survenue. Veuillez réessayer plus tard.",
    UNAUTHORISED: "Votre session a expiré. Veuillez vous reconnecter.",
    TIMEOUT: "La requête a pris trop de temps. Veuillez réessayer.",
    NETWORK_ERROR: "Le serveur est injoignable. Vérifiez votre connexion à Internet.",
  },
  ar: {
    DEFAULT: "حدث خطأ. يُرجى المحاولة مرة أخرى لاحقًا.",
    UNAUTHORISED: "انتهت صلاحية جلستك. يُرجى تسجيل الدخول مرة أخرى.",
    TIMEOUT: "استغرق الطلب وقتًا أطول من اللازم. يُرجى المحاولة مرة أخرى.",
    NETWORK_ERROR: "تعذّر الوصول إلى الخادم. تحقّق من اتصالك بالإنترنت.",
  },
  de: {
    DEFAULT: "Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.",
    UNAUTHORISED: "Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.",
    TIMEOUT: "Die Anfrage hat zu lange gedauert. Bitte versuchen Sie es erneut.",
    NETWORK_ERROR: "Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung.",
  },
};
