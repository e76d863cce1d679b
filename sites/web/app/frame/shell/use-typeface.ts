import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { usePageLocale } from "../../platform/i18n/translations.tsx";
import { whenIdle } from "../../platform/loading/when-idle.ts";
import { fontsOf } from "./fonts.ts";

/** Shows the site's typeface from the second page on, where the first was painted without it (ADR 19). */
export function useTypeface(): void {
  const { pathname } = useLocation();
  const files = fontsOf[usePageLocale()];
  const isAsked = useRef(false);
  const show = useRef<() => void>(undefined);
  useEffect(() => {
    // Only between pages: the files have loaded by then, or the next page shows them.
    show.current?.();
    if (isAsked.current) return;
    isAsked.current = true;
    void whenIdle()
      .then(() => import("./typeface.browser.ts"))
      .then(({ loadTypeface }) => loadTypeface(files))
      .then(
        (loaded) => (show.current = loaded),
        // Offline, the system typeface stays.
        () => undefined,
      );
  }, [pathname, files]);
}
