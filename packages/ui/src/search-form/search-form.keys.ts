import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  inline: async ({ one, tabThrough, sends }) => {
    await tabThrough("textbox, button");
    await sends(one("input"));
  },
};
