import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  asked: async ({ tabThrough }) => {
    await tabThrough("textbox, button, link 2, textbox, button 2, textbox, button, textbox, button 2");
  },
};
