import { expect } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  default: async ({ all, one, press, tabThrough }) => {
    await tabThrough("radio");
    const radios = all<HTMLInputElement>("input[type=radio]");
    radios.find(({ checked }) => checked)!.focus();
    await press("ArrowUp");
    await expect(one<HTMLInputElement>("[value=amber]").checked).toBe(true);
    radios[0]!.focus();
    await press("Space", "ArrowUp");
    await expect(radios.at(-1)!.checked).toBe(true);
  },
};
