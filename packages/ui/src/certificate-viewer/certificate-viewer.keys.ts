import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  sheets: async ({ one, tabThrough, opens, escapes }) => {
    await tabThrough("link 9");
    const sheet = one("a");
    const dialog = await opens(sheet, "Enter");
    await tabThrough("button, link 2", dialog);
    await escapes(sheet);
  },
};
