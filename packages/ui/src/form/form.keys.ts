import { expect } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  incomplete: async ({ one, press, tabThrough, sends }) => {
    await tabThrough("link 2, textbox 3, checkbox, button");
    const link = one<HTMLAnchorElement>("[role=alert] a");
    link.focus();
    await press("Enter");
    await expect(document.activeElement).toBe(document.querySelector(link.hash));
    await sends(one("input"));
  },
};
