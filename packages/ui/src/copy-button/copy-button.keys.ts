import { expect, waitFor } from "storybook/test";
import { answeringClipboard } from "./copy-button.fixtures.ts";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  states: async ({ one, tabThrough, clicks }) => {
    await tabThrough("button 2");
    const clipboard = answeringClipboard();
    await clicks(one("button"), "Enter", "Space");
    await waitFor(() => expect(clipboard.texts).toEqual(["ORNKTRISXXX", "ORNKTRISXXX"]));
    clipboard.restore();
  },
};
