import { expect, waitFor } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  default: async ({ onward, back, one, press, tabThrough, scrolls }) => {
    await tabThrough("list, button, link 3");
    const strip = one("[role=list]");
    await expect(await scrolls(strip, onward)).toBeGreaterThan(0);
    await expect(await scrolls(strip, back)).toBeLessThan(0);
    const thumbnail = one("a", 2);
    thumbnail.focus();
    await press("Enter");
    await waitFor(() => expect(thumbnail.getAttribute("aria-current")).toBe("true"));
  },
  enlarged: async ({ one, tabThrough, clicks, scrolls, opens, escapes }) => {
    const opener = one("button");
    const dialog = await opens(opener, "Enter");
    await tabThrough("button 2, group, button", dialog);
    await clicks(one("button", 1, dialog), "Enter");
    const frame = [...dialog.querySelectorAll<HTMLElement>("[tabindex='0']")].at(-1)!;
    await expect(await scrolls(frame, "ArrowDown")).toBeGreaterThan(0);
    await expect(await scrolls(frame, "ArrowUp")).toBeLessThan(0);
    await escapes(opener);
  },
};
