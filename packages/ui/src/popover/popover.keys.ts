import { expect, waitFor } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  below: async ({ all, one, press, tabThrough, clicks }) => {
    const button = one("button");
    const isOpen = () => all("[role=dialog]").length > 0;
    const opens = () => waitFor(() => expect(isOpen()).toBe(true));
    const closes = () => waitFor(() => expect(isOpen()).toBe(false));
    await press("Escape");
    await closes();
    await waitFor(() => expect(document.activeElement).toBe(button));
    await tabThrough("button");
    await clicks(button, "Space");
    await opens();
    const held = document.createElement("button");
    held.textContent = "28/410";
    one("[role=dialog]").append(held);
    await press("Tab");
    await expect(document.activeElement).toBe(held);
    await press("Tab");
    await expect(document.activeElement).toBe(held);
    await press("Escape");
    await closes();
    await waitFor(() => expect(document.activeElement).toBe(button));
    await clicks(button, "Enter");
    await opens();
    await clicks(button, "Enter");
    await closes();
  },
};
