import { expect, waitFor } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  open: async ({ all, one, press, clicks }) => {
    const summary = one("summary");
    const details = summary.parentElement as HTMLDetailsElement;
    await clicks(summary, "Enter");
    await expect(details.open).toBe(false);
    await clicks(summary, "Space");
    await expect(details.open).toBe(true);
    const links = all("a");
    await press("ArrowDown", "ArrowDown");
    await expect(document.activeElement).toBe(links[1]);
    await press("ArrowUp");
    await expect(document.activeElement).toBe(links[0]);
    await press("End", "Home");
    await expect(document.activeElement).toBe(links[0]);
    await press("Tab", "Shift+Tab");
    await expect([details.open, document.activeElement === links[0]]).toEqual([true, true]);
    const next = document.createElement("button");
    next.textContent = "28/410";
    details.after(next);
    await press("End", "Tab");
    await expect(document.activeElement).toBe(next);
    await waitFor(() => expect(details.open).toBe(false));
  },
};
