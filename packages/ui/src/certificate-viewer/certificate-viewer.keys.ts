import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  sheets: async ({ one, tabThrough, opens, escapes }) => {
    await tabThrough("link 3");
    const sheet = one("a");
    const dialog = await opens(sheet, "Enter");
    await tabThrough("button, div, link", dialog);
    await escapes(sheet);
  },
};
