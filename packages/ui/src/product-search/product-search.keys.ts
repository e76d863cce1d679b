import { expect } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  found: async ({ all, one, press, tabThrough }) => {
    await tabThrough("combobox, button");
    const field = one<HTMLInputElement>("[role=combobox]");
    const active = () => field.getAttribute("aria-activedescendant");
    field.focus();
    await press("End");
    await expect(active()).toBeNull();
    await press("ArrowDown");
    const first = active();
    await press("PageDown");
    await expect(active()).toBe(all("[role=option]").at(-1)?.id);
    await press("PageUp");
    await expect(active()).toBe(first);
    for (const key of ["ArrowLeft", "ArrowRight", "Home", "End"] as const) {
      await press("ArrowDown");
      await expect(active()).not.toBeNull();
      await press(key);
      await expect(active()).toBeNull();
    }
    await press("Alt+ArrowUp");
    await expect(field.getAttribute("aria-expanded")).toBe("false");
  },
};
