import { matchPath } from "@preforma/domain/routes";
import { preloadDialog } from "@preforma/ui/dialog";
import { useEffect } from "react";
import { whenIdle } from "../../platform/loading/when-idle.ts";

/** For so long a first visit is left to itself after the worker is there, ms. */
const calm = 5000;

/** Whether the visitor has been here before: then the worker is there from the start. */
const isKnown = Boolean(navigator.serviceWorker?.controller);

/** Whether the visitor asks for little to be fetched; TypeScript does not know it, nor do all browsers. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Prefetches a product's forms with their rules, and the code that saves forms: without a connection they could not
 * be fetched any more. On a first visit that waits until there is a worker and nothing else to do.
 */
export function usePrefetchedForms(pathname: string): void {
  const isProduct = matchPath(pathname)?.name === "product";
  useEffect(() => {
    void import("../../platform/offline/save-form.browser.ts").catch(() => undefined);
    if (!isProduct || savesData()) return undefined;
    let isGone = false;
    void calmed().then(() => {
      // Without a connection there is nothing to fetch: what was cached comes when it is asked for.
      if (!isGone && navigator.onLine) fetchForms();
    });
    return () => {
      isGone = true;
    };
  }, [isProduct]);
}

function fetchForms(): void {
  void preloadDialog().catch(() => undefined);
  void import("../../features/requests/quote-modal.tsx").catch(() => undefined);
  void import("../../features/requests/review-modal.tsx").catch(() => undefined);
  void import("@preforma/domain/requests/schema").catch(() => undefined);
  void import("@preforma/domain/reviews/schema").catch(() => undefined);
}

/** Resolves once fetching delays nothing else; never without a worker: no later page would have the files. */
async function calmed(): Promise<void> {
  if (isKnown) return;
  await (navigator.serviceWorker?.ready ?? new Promise<never>(() => {}));
  await new Promise((resolve) => {
    setTimeout(resolve, calm);
  });
  await whenIdle();
}
