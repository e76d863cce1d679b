import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  "sign-in": async ({ tabThrough }) => {
    await tabThrough("textbox 2, button 2, link 2, button, summary");
  },
};
