import { expect, waitFor } from "storybook/test";
import { answeringClipboard } from "../copy-button/copy-button.fixtures.ts";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  links: async ({ one, tabThrough, clicks }) => {
    await tabThrough("link 6");
    await clicks(one("a"), "Enter");
  },
  default: async ({ all, one, write, tabThrough, clicks }) => {
    await tabThrough("textbox, colour, button 13");
    const clipboard = answeringClipboard();
    const swatches = () => all("ul button, ol button").length;
    const before = swatches();
    await clicks(one("ul button, ol button"), "Enter", "Space");
    await waitFor(() => expect(clipboard.texts).toHaveLength(2));
    clipboard.restore();
    await clicks(one("input[type=color]"), "Space");
    one("input[type=search]").focus();
    await write("50");
    await waitFor(() => expect(swatches()).toBeLessThan(before));
  },
};
