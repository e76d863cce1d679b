import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  orders: async ({ one, tabThrough, clicks }) => {
    await tabThrough("link 2, button, link");
    await clicks(one("a"), "Enter");
  },
};
