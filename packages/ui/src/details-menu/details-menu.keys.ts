import { expect, waitFor } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  opened: async ({ all, press, clicks }) => {
    const [summary, next] = all("summary");
    const details = summary!.parentElement as HTMLDetailsElement;
    const here = () => document.activeElement;
    await clicks(summary!, "Enter");
    await expect(details.open).toBe(false);
    await clicks(summary!, "Space");
    await expect(details.open).toBe(true);
    const links = all("a", details);
    await press("ArrowDown", "ArrowDown");
    await expect(here()).toBe(links[1]);
    await press("ArrowUp");
    await expect(here()).toBe(links[0]);
    await press("End");
    await expect(here()).toBe(links.at(-1));
    await press("Home");
    await expect(here()).toBe(links[0]);
    await press("Tab");
    await expect(here()).toBe(links[1]);
    await press("Shift+Tab");
    await expect(here()).toBe(links[0]);
    await press("End", "Tab");
    await expect(here()).toBe(next);
    await waitFor(() => expect(details.open).toBe(false));
    await clicks(summary!, "Enter");
    await press("Escape");
    await expect([details.open, here() === summary]).toEqual([false, true]);
  },
};
