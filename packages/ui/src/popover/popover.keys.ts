import { expect, waitFor } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  below: async ({ one, press, tabThrough, clicks }) => {
    await tabThrough("button");
    const button = one("button");
    const panel = document.querySelector("[popover=auto]")!;
    const isOpen = () => panel.matches(":popover-open");
    if (isOpen()) await clicks(button, "Enter");
    await waitFor(() => expect(isOpen()).toBe(false));
    await clicks(button, "Space");
    await waitFor(() => expect(isOpen()).toBe(true));
    const held = document.createElement("button");
    held.textContent = "28/410";
    panel.append(held);
    await press("Tab");
    await expect(document.activeElement).toBe(held);
    await press("Escape");
    await waitFor(() => expect(document.activeElement).toBe(button));
    await waitFor(() => expect(isOpen()).toBe(false));
    await clicks(button, "Enter");
    await waitFor(() => expect(isOpen()).toBe(true));
    const [before, after] = [document.createElement("button"), document.createElement("button")];
    before.textContent = "PCO 1810";
    after.textContent = "PCO 1881";
    button.before(before);
    button.parentElement!.append(after);
    await press("Tab", "Tab");
    await expect(document.activeElement).toBe(after);
    await waitFor(() => expect(isOpen()).toBe(false));
    await clicks(button, "Enter");
    await waitFor(() => expect(isOpen()).toBe(true));
    await press("Tab", "Shift+Tab");
    await expect(document.activeElement).toBe(button);
    await expect(isOpen()).toBe(true);
    await press("Shift+Tab");
    await expect(document.activeElement).toBe(before);
    await waitFor(() => expect(isOpen()).toBe(false));
  },
};
