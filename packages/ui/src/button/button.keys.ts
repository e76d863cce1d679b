import { expect } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  "as-link": async ({ one, tabThrough, clicked, clicks }) => {
    await tabThrough("link, button 2");
    await clicks(one("button"), "Enter", "Space");
    await clicks(one("a"), "Enter");
    await expect(await clicked(one("a"), "Space")).toBeNull();
  },
};
