import { expect } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  "narrow-and-empty": async ({ onward, back, one, tabThrough, scrolls }) => {
    // The other table shows all it has.
    await tabThrough("region");
    const frame = one("[role=region]");
    frame.style.maxInlineSize = "10rem";
    await expect(await scrolls(frame, onward)).toBeGreaterThan(0);
    await expect(await scrolls(frame, back)).toBeLessThan(0);
  },
  sortable: async ({ one, tabThrough, clicks }) => {
    await tabThrough("button 2");
    const heading = one("th", 2);
    const button = one("button", 0, heading);
    await clicks(button, "Enter");
    await expect(heading.ariaSort).toBe("ascending");
    await clicks(button, "Space");
    await expect(heading.ariaSort).toBe("descending");
  },
};
