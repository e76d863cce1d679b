import { expect } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  choosing: async ({ all, press, tabThrough }) => {
    await tabThrough("radio 3");
    const stars = all<HTMLInputElement>("input[type=radio]").slice(0, 5);
    stars[1]!.focus();
    await press("Space");
    await expect(stars[1]!.checked).toBe(true);
    await press("ArrowUp");
    await expect(stars[0]!.checked).toBe(true);
    await press("ArrowUp");
    await expect(stars[4]!.checked).toBe(true);
  },
};
