import { expect, waitFor } from "storybook/test";
import { answeringClipboard } from "../copy-button/copy-button.fixtures.ts";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  accounts: async ({ one, tabThrough, clicks }) => {
    await tabThrough("button 6");
    const clipboard = answeringClipboard();
    await clicks(one("button"), "Enter", "Space");
    await waitFor(() => expect(clipboard.texts).toHaveLength(2));
    clipboard.restore();
  },
};
