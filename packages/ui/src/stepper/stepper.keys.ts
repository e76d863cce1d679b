import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  states: async ({ one, tabThrough, clicks }) => {
    await tabThrough("link 6");
    await clicks(one("a"), "Enter");
  },
};
