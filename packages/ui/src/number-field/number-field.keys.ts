import { expect } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  "all-states": async ({ one, press, write, tabThrough }) => {
    await tabThrough("spinbutton 3");
    const field = one<HTMLInputElement>("[role=spinbutton]", 1);
    field.focus();
    await press("ArrowDown");
    await expect(field.ariaValueNow).toBe("12499");
    await press("PageUp");
    await expect(field.ariaValueNow).toBe("12509");
    field.select();
    await write("٧5");
    await expect(field.ariaValueNow).toBe("75");
  },
};
