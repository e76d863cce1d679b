import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  "in-the-middle": async ({ one, tabThrough, clicks }) => {
    await tabThrough("link 7");
    await clicks(one("a"), "Enter");
  },
};
