import type { CookiePreferences } from "@preforma/domain/consent";
import { useEffect } from "react";
import { askForDocuments } from "../shell/document-age.ts";

/** Loads Google's tag where the page was made for somebody who allows analytics, on a site that has them. */
export function useAnalytics(measurementId: string | null | undefined): void {
  useEffect(() => {
    if (measurementId)
      void import("./google-tag.browser.ts").then(({ startGoogleTag }) => startGoogleTag(measurementId));
  }, [measurementId]);
}

/**
 * What follows a decision. The content security policy of this document was made for the one before: what has been
 * allowed since begins with the next document, what has been taken back ends at once.
 */
export function followDecision(preferences: CookiePreferences): void {
  askForDocuments();
  void import("./after-decision.browser.ts").then(({ afterDecision }) => afterDecision(preferences));
}
