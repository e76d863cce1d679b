import { expect } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  open: async ({ all, one, press, tabThrough, clicks }) => {
    const summary = one("summary");
    const details = summary.parentElement as HTMLDetailsElement;
    await clicks(summary, "Enter");
    await expect(details.open).toBe(false);
    await clicks(summary, "Space");
    await expect(details.open).toBe(true);
    await tabThrough("summary");
    if (!details.open) await clicks(summary, "Enter");
    const links = all("a", details);
    const here = () => links.indexOf(document.activeElement as HTMLElement);
    summary.focus();
    await press("ArrowDown");
    await expect(here()).toBe(0);
    await press("ArrowDown");
    await expect(here()).toBe(1);
    await press("ArrowUp");
    await expect(here()).toBe(0);
    await press("End");
    await expect(here()).toBe(3);
    await press("Home");
    await expect(here()).toBe(0);
  },
};
