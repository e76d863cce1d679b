import { expect } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  choosing: async ({ all, press, onward, back, tabThrough }) => {
    await tabThrough("radio");
    const [carrier, own] = all<HTMLInputElement>("input[type=radio]:enabled");
    carrier!.focus();
    await press("ArrowDown");
    await expect(own!.checked).toBe(true);
    await press("ArrowUp");
    await expect(carrier!.checked).toBe(true);
    await press(onward);
    await expect(own!.checked).toBe(true);
    await press(back);
    await expect(carrier!.checked).toBe(true);
  },
  missing: async ({ all, press }) => {
    const [, own] = all<HTMLInputElement>("input[type=radio]");
    own!.focus();
    await press("Space");
    await expect(own!.checked).toBe(true);
  },
};
