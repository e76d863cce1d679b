import { isUrlTooLong } from "@preforma/domain/limits";
import type { Locale } from "@preforma/domain/locales";
import { localeOf } from "@preforma/domain/routes";

const sentences: Readonly<Record<Locale, string>> = {
  tr: "Bu bağlantı çok uzun. Lütfen ana sayfadan devam edin veya aramayı kullanın.",
  en: "This link is too long. Please start from the home page or use the search.",
  ru: "Эта ссылка слишком длинная. Перейдите на главную страницу или воспользуйтесь поиском.",
  fr: "Ce lien est trop long. Repartez de la page d’accueil ou utilisez la recherche.",
  ar: "هذا الرابط طويل جدًا. يُرجى البدء من الصفحة الرئيسية أو استخدام البحث.",
  de: "Dieser Link ist zu lang. Bitte beginnen Sie auf der Startseite oder nutzen Sie die Suche.",
};

/**
 * The response to a request whose path or query is longer than any of ours; null for all others. A sentence and no
 * page: only programs send such URLs, and a page would have to be rendered.
 */
export function urlTooLong(request: Request): Response | null {
  if (!isUrlTooLong(request.url)) return null;
  const { pathname } = new URL(request.url);
  // The API sends its own refusal.
  if (/^\/(?:api|media)\//.test(pathname)) return null;
  const locale = localeOf(pathname.slice(0, "/xx/".length));
  return new Response(sentences[locale], {
    status: 414,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "content-language": locale,
      "cache-control": "no-store",
    },
  });
}
