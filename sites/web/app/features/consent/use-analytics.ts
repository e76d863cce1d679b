import { isAllowed, readConsent, type CookiePreferences } from "@preforma/domain/consent";
import { useEffect } from "react";
import { whenIdle } from "../../platform/loading/when-idle.ts";

/** Loads Google's tag where the visitor allows analytics, on a site that has them. */
export function useAnalytics(measurementId: string | null | undefined): void {
  useEffect(() => {
    if (measurementId && isAllowed(readConsent(document.cookie), "analytics"))
      void import("./google-tag.browser.ts").then(({ startGoogleTag }) => startGoogleTag(measurementId));
  }, [measurementId]);
}

/** What a visitor refused without script, or before this page was made so, is not stored. */
export function useStoredAsAllowed(): void {
  useEffect(() => {
    void whenIdle()
      .then(() => import("./stored.ts"))
      .then(({ storeAsAllowed }) => storeAsAllowed(isAllowed(readConsent(document.cookie), "functional")))
      .catch(() => undefined);
  }, []);
}

/** What follows a decision: what has been allowed begins at once, what has been taken back ends. */
export function followDecision(preferences: CookiePreferences, measurementId: string | null): void {
  void import("./after-decision.browser.ts").then(({ afterDecision }) =>
    afterDecision(preferences, measurementId),
  );
}
