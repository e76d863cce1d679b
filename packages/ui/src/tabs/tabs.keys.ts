import { expect } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  manual: async ({ all, press }) => {
    const tabs = all("[role=tab]");
    tabs[0]!.focus();
    await press("End");
    await expect(document.activeElement).toBe(tabs[2]);
    await expect(tabs[2]!.ariaSelected).toBe("false");
    await press("Enter");
    await expect(tabs[2]!.ariaSelected).toBe("true");
  },
};
