import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  "all-states": async ({ tabThrough }) => {
    await tabThrough("textbox, button 2, textbox, button");
  },
};
