import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  restored: async ({ all, tabThrough, clicks }) => {
    await tabThrough("button 2");
    await clicks(all("button").at(-1)!, "Enter", "Space");
  },
};
