import { expect } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  transfer: async ({ all, press, tabThrough }) => {
    await tabThrough("radio, button 3");
    const [card, transfer] = all<HTMLInputElement>("input[type=radio]:enabled");
    transfer!.focus();
    await press("ArrowUp");
    await expect(card!.checked).toBe(true);
    transfer!.focus();
    await press("Space");
    await expect(transfer!.checked).toBe(true);
  },
};
