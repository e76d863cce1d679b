import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  "not-found": async ({ one, tabThrough, clicks, sends }) => {
    await tabThrough("textbox, button, link 3");
    await sends(one("input[type=search]"));
    await clicks(one("a"), "Enter");
  },
};
