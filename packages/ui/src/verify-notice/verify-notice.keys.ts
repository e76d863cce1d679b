import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  "all-states": async ({ tabThrough }) => {
    await tabThrough("button, link, textbox, button");
  },
};
