import { expect, waitFor } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  "signed-out": async ({ all, one, press, clicks }) => {
    const summary = one("summary");
    const details = summary.parentElement as HTMLDetailsElement;
    await clicks(summary, "Enter");
    await expect(details.open).toBe(false);
    await clicks(summary, "Space");
    await expect(details.open).toBe(true);
    const [signIn, register] = all("a", details);
    const here = () => document.activeElement;
    await press("ArrowDown");
    await expect(here()).toBe(signIn);
    await press("ArrowDown");
    await expect(here()).toBe(register);
    await press("ArrowUp");
    await expect(here()).toBe(signIn);
    await press("End");
    await expect(here()).toBe(register);
    await press("Home");
    await expect(here()).toBe(signIn);
    await press("Escape");
    await expect([details.open, here() === summary]).toEqual([false, true]);
    await clicks(summary, "Enter");
    const next = document.createElement("button");
    next.textContent = "28/410";
    details.after(next);
    await press("ArrowDown", "End", "Tab");
    await expect(here()).toBe(next);
    await waitFor(() => expect(details.open).toBe(false));
  },
};
