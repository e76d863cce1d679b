import { expect, waitFor } from "storybook/test";
import { answeringClipboard } from "../copy-button/copy-button.fixtures.ts";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  blog: async ({ one, tabThrough, clicks }) => {
    await tabThrough("button, link 4");
    const clipboard = answeringClipboard();
    await clicks(one("button"), "Enter");
    await waitFor(() => expect(clipboard.texts).toEqual(["https://www.preforma.example/blog/28-410"]));
    clipboard.restore();
    await clicks(one("a"), "Enter");
  },
};
