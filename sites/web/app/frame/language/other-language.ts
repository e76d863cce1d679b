import type { Locale } from "@preforma/domain/locales";
import { localeOf } from "@preforma/domain/routes";
import type { UiMessages } from "@preforma/ui/messages";
import type { ClientLoaderFunctionArgs } from "react-router";
import { leaveTo } from "../../platform/loading/leave-to.ts";
import type { Namespace } from "../../platform/pages/page-table.ts";
import { fetchFrame } from "../../platform/loading/frame.browser.ts";
import type { PageRootData } from "../../platform/loading/root-data.ts";
import { ensureNamespaces, fetchTranslations } from "../../platform/i18n/browser.ts";
import { cacheTranslations } from "../../platform/i18n/translations.tsx";

/** The namespaces that are loaded with every language (section 4); pages load their own. */
const namespaces: readonly Namespace[] = ["about", "services", "contact", "exchange_features", "home"];

const loading = new Map<Locale, Promise<void>>();

/** Fetches the texts of a language, so that the document can be shown in it; once per language. */
export function loadLanguage(locale: Locale): Promise<void> {
  let language = loading.get(locale);
  if (!language) {
    language = Promise.all([
      ensureNamespaces(namespaces, locale),
      fetchTranslations<UiMessages>("ui", locale),
    ]).then(([translator, messages]) => cacheTranslations({ translator, messages }));
    loading.set(locale, language);
    // The next try fetches again.
    void language.catch(() => loading.delete(locale));
  }
  return language;
}

/**
 * The root's data in the language of the target URL, with the language's texts. Where any of it cannot be fetched, the
 * browser loads the whole document.
 */
export async function loadRoot({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<PageRootData> {
  const locale = localeOf(new URL(request.url).pathname);
  try {
    const [root] = await Promise.all([serverLoader<PageRootData>(), loadLanguage(locale)]);
    await fetchFrame(root.frame, locale);
    return root;
  } catch (error) {
    // The visitor has navigated elsewhere meanwhile.
    if (request.signal.aborted) throw error;
    return leaveTo(request.url);
  }
}
