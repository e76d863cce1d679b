import { expect } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  quantities: async ({ one, press, tabThrough, clicks }) => {
    await tabThrough("button, spinbutton, button 2, spinbutton, button");
    const quantity = one("[role=spinbutton]");
    await clicks(one("button", 1), "Space");
    await expect(quantity.ariaValueNow).toBe("1250");
    quantity.focus();
    await press("ArrowDown");
    await expect(quantity.ariaValueNow).toBe("1000");
  },
};
