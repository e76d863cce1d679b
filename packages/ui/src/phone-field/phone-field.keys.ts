import { expect, waitFor } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  countries: async ({ all, one, press, write, clicks }) => {
    const button = one("button");
    const number = one<HTMLInputElement>("input[name=phone], input[type=tel]");
    const search = () => one<HTMLInputElement>("[role=combobox]");
    const place = () =>
      all("[role=option]").findIndex(({ id }) => id === search().getAttribute("aria-activedescendant"));
    search().focus();
    await press("Escape");
    for (const key of ["Enter", "Space"] as const) {
      await clicks(button, key);
      await waitFor(() => expect(document.activeElement).toBe(search()));
      await press("ArrowDown");
      const first = place();
      await press("PageDown");
      await expect(place()).toBeGreaterThan(first + 3);
      await press("PageUp");
      // Rows differ in height: a page up may end one row off.
      await expect(Math.abs(place() - first)).toBeLessThan(2);
      const offered = all("[role=option]").length;
      await write("tr");
      await waitFor(() => expect(all("[role=option]").length).toBeLessThan(offered));
      await press("Escape");
      await waitFor(() => expect(document.activeElement).toBe(button));
    }
    await press("Tab");
    await expect(document.activeElement).toBe(number);
    await clicks(button, "Enter");
    await waitFor(() => expect(document.activeElement).toBe(search()));
    await press("Shift+Tab");
    await expect(document.activeElement).toBe(button);
    await expect(button.ariaExpanded).toBe("true");
    await press("Tab");
    await expect(document.activeElement).toBe(search());
    await press("Tab");
    await expect(document.activeElement).toBe(number);
    await waitFor(() => expect(button.ariaExpanded).toBe("false"));
    await clicks(button, "Enter");
    await waitFor(() => expect(document.activeElement).toBe(search()));
    // The first that is found is taken, without an arrow.
    await write("+90");
    await waitFor(() => expect(one("[role=option]").textContent).toContain("TR"));
    await press("Enter");
    await waitFor(() => expect(document.activeElement).toBe(number));
    await expect(button.textContent).toContain("TR");
    number.select();
    await write("5321234567");
    await expect(number.value).toBe("532 123 45 67");
  },
};
