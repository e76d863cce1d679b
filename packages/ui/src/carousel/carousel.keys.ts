import { expect, waitFor } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  default: async ({ onward, back, one, tabThrough, clicks, scrolls }) => {
    await tabThrough("button 2, list, link 8");
    const row = one("ul");
    await expect(await scrolls(row, onward)).toBeGreaterThan(0);
    await expect(await scrolls(row, back)).toBeLessThan(0);
    await waitFor(() => expect(row.scrollLeft).toBe(0));
    const moved = () => Math.abs(row.scrollLeft);
    await clicks(one("button", 1), "Enter");
    await waitFor(() => expect(moved()).toBeGreaterThan(100));
    await waitFor(() => expect(one("button").ariaDisabled).toBe("false"));
    await clicks(one("button"), "Space");
    await waitFor(() => expect(moved()).toBeLessThan(100));
  },
};
