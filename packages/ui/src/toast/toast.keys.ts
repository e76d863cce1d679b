import { expect, waitFor } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  tones: async ({ all, one, press, tabThrough }) => {
    const shown = () => all("[data-toast]").length;
    const before = shown();
    await tabThrough("button 7");
    await press("F6");
    const button = document.activeElement;
    await press("Tab");
    await expect(document.activeElement).not.toBe(button);
    await expect(document.activeElement?.closest("[data-toast]")).not.toBeNull();
    await press("Shift+Tab");
    await expect(document.activeElement).toBe(button);
    await press("Shift+F6");
    await expect(document.activeElement?.closest("[data-toast]")).toBeNull();
    one("[data-toast] button", -1).focus();
    await press("Enter");
    await waitFor(() => expect(shown()).toBeLessThan(before));
    const left = shown();
    one("[data-toast] button", -1).focus();
    await press("Space");
    await waitFor(() => expect(shown()).toBeLessThan(left));
  },
};
