import { expect } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  asked: async ({ one, press, tabThrough, clicks }) => {
    await tabThrough("link, summary, button 2, link");
    const fold = one("summary");
    await clicks(fold, "Space");
    await expect((fold.parentElement as HTMLDetailsElement).open).toBe(true);
    const toggle = one<HTMLInputElement>("input[type=checkbox]:enabled");
    toggle.focus();
    await press("Space");
    await expect(toggle.checked).toBe(true);
    await clicks(one("button"), "Space");
  },
};
