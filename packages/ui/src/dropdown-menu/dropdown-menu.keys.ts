import { expect, waitFor } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  keyboard: async ({ locale, all, one, press, write, clicks }) => {
    const button = one("button");
    const items = all("[role=menuitem]");
    const focusOn = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element));
    items[0]!.focus();
    await press("Escape");
    await focusOn(button);
    await press("Enter");
    await focusOn(items[0]!);
    await press("End", "Home");
    await focusOn(items[0]!);
    await write(items[3]!.textContent.trim().toLocaleLowerCase(locale).charAt(0));
    await focusOn(items[3]!);
    await press("Tab");
    await waitFor(() => expect(all("[role=menu]")).toHaveLength(0));
    await clicks(button, "Space");
    await focusOn(items[0]!);
    await press("Shift+Tab");
    await waitFor(() => expect(all("[role=menu]")).toHaveLength(0));
    await clicks(button, "Enter");
    await focusOn(items[0]!);
    await press("Space");
    await waitFor(() => expect(all("[role=menu]")).toHaveLength(0));
  },
};
