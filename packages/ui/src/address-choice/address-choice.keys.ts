import { expect } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  saved: async ({ all, press, tabThrough }) => {
    await tabThrough("link, radio, link 2");
    const [first, second] = all<HTMLInputElement>("input[type=radio]");
    second!.focus();
    await press("ArrowUp");
    await expect([first!.checked, document.activeElement === first]).toEqual([true, true]);
    second!.focus();
    await press("Space");
    await expect(second!.checked).toBe(true);
  },
};
