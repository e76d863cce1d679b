import { expect } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  "on-a-phone": async ({ onward, back, all, one, tabThrough, scrolls }) => {
    // How many links the text has differs from language to language.
    await tabThrough(`region, link ${all("a").length}`);
    const frame = one("[role=region]");
    await expect(await scrolls(frame, onward)).toBeGreaterThan(0);
    await expect(await scrolls(frame, back)).toBeLessThan(0);
  },
};
