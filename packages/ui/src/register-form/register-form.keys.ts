import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  company: async ({ one, tabThrough, sends }) => {
    await tabThrough(
      "link 6, textbox 3, button, textbox, checkbox, textbox 3, select, checkbox, link, button, link",
    );
    await sends(one("[name=name]"));
  },
};
