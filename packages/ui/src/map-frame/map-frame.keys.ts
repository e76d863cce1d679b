import { expect, waitFor } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  asking: async ({ rightToLeft, one, press, tabThrough }) => {
    await tabThrough("button, link 2");
    // It goes once it was pressed: one key in each direction of the page.
    one("button").focus();
    await press(rightToLeft ? "Enter" : "Space");
    await waitFor(() => expect(document.activeElement?.localName).toBe("iframe"));
  },
};
