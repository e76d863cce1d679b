import { expect } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  lines: async ({ one, press, tabThrough }) => {
    await tabThrough(
      "link, button, spinbutton, button 2, link, button 2, spinbutton, button 2, link, button 2, spinbutton, button 3",
    );
    const quantity = one("[role=spinbutton]");
    const pieces = () => Number(quantity.ariaValueNow);
    const before = pieces();
    quantity.focus();
    await press("ArrowUp");
    await expect(pieces()).toBeGreaterThan(before);
    await press("ArrowDown");
    await expect(pieces()).toBe(before);
  },
};
