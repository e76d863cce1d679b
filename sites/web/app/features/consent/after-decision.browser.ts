import type { CookiePreferences } from "@preforma/domain/consent";
import { forgetPages } from "../../platform/offline/forget.browser.ts";
import { startGoogleTag, updateGoogleTag } from "./google-tag.browser.ts";
import { storeAsAllowed } from "./stored.ts";

/** What follows a decision beside what the page itself does. */
export function afterDecision(preferences: CookiePreferences, measurementId: string | null): void {
  storeAsAllowed(preferences.functional);
  updateGoogleTag(preferences);
  if (preferences.analytics && measurementId !== null) startGoogleTag(measurementId);
  // Cached pages were made for the decision before: with its banner.
  forgetPages();
}
