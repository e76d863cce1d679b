import { pathTo } from "@preforma/domain/routes";
import { ErrorPage } from "@preforma/ui/error-page";
import { SavedPages } from "@preforma/ui/saved-pages";
import { Logo } from "@preforma/ui/site-header";
import { useTranslation } from "../i18n/translations.tsx";
import { loadOnServer } from "../loading/load.server.ts";
import * as css from "./offline.css.ts";
import { offlineScript } from "./offline-script.ts";
import { savedPlaceholder, savedTemplate } from "./saved-list.ts";

export const loader = loadOnServer(() => Promise.resolve(null));

/**
 * Replaces every page that is neither reachable nor cached. It has neither shell nor scripts, so that few files must be
 * cached for it; the worker adds the list of cached pages.
 */
export default function OfflineNotice() {
  const { t, locale } = useTranslation("exchange_features");
  const name = t("common:siteName");
  return (
    <>
      <header className={css.top}>
        <Logo name={name} />
      </header>
      <main>
        <ErrorPage kind="offline" siteName={name} homeHref={pathTo("home", locale)} retryHref="">
          <template id={savedTemplate}>
            <SavedPages title={t("readable")} pages={[savedPlaceholder]} />
          </template>
        </ErrorPage>
      </main>
      <script dangerouslySetInnerHTML={{ __html: offlineScript }} />
    </>
  );
}
