import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  incomplete: async ({ one, tabThrough, sends, breaksLine }) => {
    await tabThrough("link 4, textbox 3, button, textbox 2, button");
    await sends(one("input"));
    await breaksLine(one("textarea"));
  },
};
