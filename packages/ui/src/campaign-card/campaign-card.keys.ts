import { expect, waitFor } from "storybook/test";
import { answeringClipboard } from "../copy-button/copy-button.fixtures.ts";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  states: async ({ one, tabThrough, clicks }) => {
    await tabThrough("link, button, link 2");
    await clicks(one("a"), "Enter");
    const clipboard = answeringClipboard();
    await clicks(one("button"), "Enter");
    await waitFor(() => expect(clipboard.texts).toHaveLength(1));
    clipboard.restore();
  },
};
