import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  ways: async ({ one, tabThrough, clicks, sends }) => {
    await tabThrough("textbox, button, link 6");
    await sends(one("input[type=search]"));
    await clicks(one("a"), "Enter");
  },
  "in-dialog": async ({ one, tabThrough, opens, escapes }) => {
    const opener = one("button");
    await tabThrough("button, link 6, button, div, textbox", await opens(opener, "Enter"));
    await escapes(opener);
  },
};
