import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  wide: async ({ one, tabThrough, clicks }) => {
    await tabThrough("link 5, button");
    await clicks(one("a"), "Enter");
    await clicks(one("button"), "Enter");
  },
};
