import { expect } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  independent: async ({ one, tabThrough, clicks }) => {
    await tabThrough("summary 3");
    const summary = one("summary", 2);
    const details = summary.parentElement as HTMLDetailsElement;
    await clicks(summary, "Enter");
    await expect(details.open).toBe(true);
    await clicks(summary, "Space");
    await expect(details.open).toBe(false);
  },
};
