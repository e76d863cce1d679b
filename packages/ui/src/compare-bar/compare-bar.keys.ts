import { expect } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  default: async ({ one, press, tabThrough, clicks }) => {
    await tabThrough("button 6, link, button");
    const button = one("button");
    const pressed = button.ariaPressed;
    button.focus();
    await press("Enter");
    await expect(button.ariaPressed).not.toBe(pressed);
    await press("Space");
    await expect(button.ariaPressed).toBe(pressed);
    await clicks(one("a"), "Enter");
  },
};
