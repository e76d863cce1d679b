import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  default: async ({ one, tabThrough, clicks }) => {
    await tabThrough("link 3");
    await clicks(one("a"), "Enter");
  },
};
