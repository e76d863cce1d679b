import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  company: async ({ one, tabThrough, sends }) => {
    await tabThrough(
      "link 7, textbox 3, button, textbox 2, button, checkbox, textbox 3, select, checkbox, link, button, link",
    );
    await sends(one("[name=name]"));
  },
};
