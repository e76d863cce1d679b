import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  filled: async ({ all, one, tabThrough, clicks }) => {
    // Title and quote of each row.
    await tabThrough(`link ${all("article").length * 2}`);
    await clicks(one("h3 a"), "Enter");
  },
};
