import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  tones: async ({ one, tabThrough, clicks }) => {
    await tabThrough("button");
    await clicks(one("button"), "Enter", "Space");
  },
};
