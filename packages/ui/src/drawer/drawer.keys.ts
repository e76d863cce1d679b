import { expect, waitFor } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  end: async ({ one, tabThrough, scrolls, escapes }) => {
    const dialog = one("[role=dialog]");
    await tabThrough("button 2", dialog);
    const body = one("[data-modal-body]");
    body.style.maxBlockSize = "3rem";
    await waitFor(() => expect(body.tabIndex).toBe(0));
    await expect(await scrolls(body, "ArrowDown")).toBeGreaterThan(0);
    await expect(await scrolls(body, "ArrowUp")).toBeLessThan(0);
    await escapes(one("button"));
  },
};
