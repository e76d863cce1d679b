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

/** Applies a decision that was made without script, or on an earlier page, to stored items. */
export function useStoredAsAllowed(): void {
  useEffect(() => {
    void whenIdle()
      .then(() => import("./stored.ts"))
      .then(({ storeAsAllowed }) => storeAsAllowed(isAllowed(readConsent(document.cookie), "functional")))
      .catch(() => undefined);
  }, []);
}

/** Applies a decision: starts what is allowed, and ends what is withdrawn. */
export function followDecision(preferences: CookiePreferences, measurementId: string | null): void {
  void import("./after-decision.browser.ts").then(({ afterDecision }) =>
    afterDecision(preferences, measurementId),
  );
}
