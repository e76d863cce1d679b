import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  variants: async ({ one, tabThrough, clicks }) => {
    await tabThrough("link 4");
    await clicks(one("a"), "Enter");
  },
};
