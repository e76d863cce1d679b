import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  saved: async ({ one, tabThrough, sends }) => {
    await tabThrough("textbox 2, button, textbox, select, checkbox, button");
    await sends(one("[name=surname]"));
  },
};
