import { transportMessages } from "@preforma/domain/http";
import { acceptedLocale, defaultLocale, type Locale } from "@preforma/domain/locales";
import { localeOf } from "@preforma/domain/routes";
import { messagesFor } from "@preforma/ui/messages";
import { pagePath } from "./page-key.ts";
import { standalonePage } from "./standalone-page.ts";

/** Delay before a retry, s. */
const retryAfter = 3;

/** The text for a visitor who requests a page, and for one who has sent a form. */
const texts: Readonly<Record<Locale, { page: string; form: string }>> = {
  tr: {
    page: "Şu anda çok fazla sayfa isteniyor. Lütfen birkaç saniye sonra yeniden deneyin.",
    form: "Şu anda çok fazla istek var. Formunuz gönderilmedi; geri dönüp birkaç saniye sonra yeniden gönderin.",
  },
  en: {
    page: "Too many pages are being requested at the moment. Please try again in a few seconds.",
    form: "There are too many requests at the moment. Your form was not sent: please go back and send it again in a few seconds.",
  },
  ru: {
    page: "Сейчас запрашивается слишком много страниц. Повторите попытку через несколько секунд.",
    form: "Сейчас слишком много запросов. Форма не отправлена: вернитесь назад и отправьте её ещё раз через несколько секунд.",
  },
  fr: {
    page: "Trop de pages sont demandées en ce moment. Veuillez réessayer dans quelques secondes.",
    form: "Il y a trop de demandes en ce moment. Votre formulaire n’a pas été envoyé\u00a0: revenez en arrière et renvoyez-le dans quelques secondes.",
  },
  ar: {
    page: "هناك طلبات كثيرة على الصفحات الآن. يُرجى المحاولة بعد ثوانٍ قليلة.",
    form: "هناك طلبات كثيرة الآن ولم يُرسل النموذج. يُرجى الرجوع وإرساله مجددًا بعد ثوانٍ قليلة.",
  },
  de: {
    page: "Im Moment werden zu viele Seiten aufgerufen. Bitte versuchen Sie es in einigen Sekunden erneut.",
    form: "Im Moment gibt es zu viele Anfragen. Ihr Formular wurde nicht gesendet: Bitte gehen Sie zurück und senden Sie es in einigen Sekunden erneut.",
  },
};

/** Reports the overload without doing more work: a page, a refusal of the API, or an empty response for a script. */
export function busyAnswer(request: Request): Response {
  const { pathname } = new URL(request.url);
  const headers = { "retry-after": String(retryAfter), "cache-control": "no-store" };
  const wantsPage = !pathname.endsWith(".data") && request.headers.get("accept")?.includes("text/html");
  if (pathname.startsWith("/api/")) {
    // In the form of every API refusal.
    const message =
      transportMessages[acceptedLocale(request.headers.get("accept-language")) ?? defaultLocale].DEFAULT;
    return Response.json({ success: false, status: 503, message, data: null }, { status: 503, headers });
  }
  if (!wantsPage) return Response.json(null, { status: 503, headers });
  const locale = localeOf(pagePath(pathname));
  const { failedTitle: title, retry } = messagesFor(locale)["error-page"];
  const isForm = request.method === "POST";
  // An empty link leads to the page itself, with its query, for any URL.
  const html = standalonePage(locale, {
    title,
    text: texts[locale][isForm ? "form" : "page"],
    html: isForm ? "" : `<p><a href="">${retry}</a></p>`,
  });
  return new Response(request.method === "HEAD" ? null : html, {
    status: 503,
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "content-language": locale,
    },
  });
}
