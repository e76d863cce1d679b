import { expect, waitFor } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  "on-a-phone": async ({ onward, back, one, tabThrough, scrolls }) => {
    await tabThrough("link, region, link 10");
    const frame = one("[role=region]");
    // The last link has drawn it to its end.
    await expect(await scrolls(frame, back)).not.toBe(0);
    await expect(await scrolls(frame, onward)).not.toBe(0);
  },
  default: async ({ all, one, press, tabThrough, clicks }) => {
    await tabThrough("link 11");
    await clicks(one("thead a"), "Enter");
    const columns = all("thead th").length;
    one("a[href^='#without']").focus();
    await press("Enter");
    await waitFor(() => expect(all("a[href^='#without']")).toHaveLength(2));
    await expect(all("thead th").length).toBeLessThanOrEqual(columns);
  },
};
