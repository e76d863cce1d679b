import { expect } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  default: async ({ one, press, tabThrough, clicks }) => {
    await tabThrough("link 6, summary");
    await clicks(one("a"), "Enter");
    const summary = one("summary");
    const details = summary.parentElement as HTMLDetailsElement;
    await clicks(summary, "Enter");
    await expect(details.open).toBe(true);
    await press("Escape");
    await expect([details.open, document.activeElement === summary]).toEqual([false, true]);
  },
};
