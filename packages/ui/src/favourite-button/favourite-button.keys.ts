import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  states: async ({ one, tabThrough, clicks }) => {
    await tabThrough("button 4, link");
    await clicks(one("button"), "Enter");
    await clicks(one("a"), "Enter");
  },
};
