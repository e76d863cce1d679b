import { expect, waitFor } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  chosen: async ({ one, tabThrough, clicks }) => {
    await tabThrough("file, button 2");
    const zone = one<HTMLInputElement>("input[type=file]");
    await clicks(zone, "Enter", "Space");
    await clicks(one("button"), "Enter");
    await waitFor(() => expect(zone.files).toHaveLength(1));
    await clicks(one("button"), "Space");
    await waitFor(() => expect(zone.files).toHaveLength(0));
  },
};
