import { expect } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  open: async ({ one, tabThrough, clicks, opens, escapes }) => {
    const opener = one("a[href='#site-menu']");
    const dialog = one("[role=dialog]");
    await tabThrough("button, summary, link, summary 2, link, summary, link 14", dialog);
    const branch = one("summary", 0, dialog);
    const details = branch.parentElement as HTMLDetailsElement;
    const open = details.open;
    await clicks(branch, "Enter");
    await expect(details.open).toBe(!open);
    await clicks(branch, "Space");
    await expect(details.open).toBe(open);
    await escapes(opener);
    await opens(opener, "Enter");
    await escapes(opener);
    await opens(opener, "Space");
  },
};
