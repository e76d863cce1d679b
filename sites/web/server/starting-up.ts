import type { Locale } from "@preforma/domain/locales";
import { localeOf } from "@preforma/domain/routes";

const sentences: Readonly<Record<Locale, string>> = {
  tr: "Site açılıyor. Lütfen birkaç saniye sonra tekrar deneyin.",
  en: "The site is starting. Please try again in a few seconds.",
  ru: "Сайт запускается. Повторите попытку через несколько секунд.",
  fr: "Le site démarre. Veuillez réessayer dans quelques secondes.",
  ar: "الموقع يبدأ العمل الآن. يُرجى المحاولة بعد ثوانٍ قليلة.",
  de: "Die Website startet gerade. Bitte versuchen Sie es in einigen Sekunden erneut.",
};

/** While the database is opened and filled: alive, but not ready. */
export function startingUp(request: Request): Response {
  const { pathname } = new URL(request.url);
  if (pathname === "/healthz") return new Response("alive");
  const locale = localeOf(pathname);
  return new Response(sentences[locale], {
    status: 503,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "content-language": locale,
      "retry-after": "2",
      "cache-control": "no-store",
    },
  });
}
