import type { CookiePreferences } from "@preforma/domain/consent";
import { forgetPages } from "../offline/forget.browser.ts";
import { updateGoogleTag } from "./google-tag.browser.ts";

/** What follows a decision beside what the page itself does. */
export function afterDecision(preferences: CookiePreferences): void {
  updateGoogleTag(preferences);
  // Kept pages were made for the decision before: with its banner, or its analytics.
  forgetPages();
}
