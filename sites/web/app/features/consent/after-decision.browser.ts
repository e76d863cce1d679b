import type { CookiePreferences } from "@preforma/domain/consent";
import { forgetPages } from "../../platform/offline/forget.browser.ts";
import { startGoogleTag, updateGoogleTag } from "./google-tag.browser.ts";
import { storeAsAllowed } from "./stored.ts";

/** The effects of a decision besides those on the page itself. */
export function afterDecision(preferences: CookiePreferences, measurementId: string | null): void {
  storeAsAllowed(preferences.functional);
  updateGoogleTag(preferences);
  if (preferences.analytics && measurementId !== null) startGoogleTag(measurementId);
  // Cached pages contain the banner for the decision before.
  forgetPages();
}
