import { expect } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  "all-states": async ({ one, press, tabThrough, clicks }) => {
    await tabThrough("textbox, button, textbox, button, textbox, button, textbox, button");
    const field = one<HTMLInputElement>("[name=short]");
    field.focus();
    await press("Tab");
    const look = document.activeElement as HTMLElement;
    await clicks(look, "Enter");
    await expect(field.type).toBe("text");
    await clicks(look, "Space");
    await expect(field.type).toBe("password");
  },
};
