import { expect, waitFor } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  keyboard: async ({ one, press, write, tabThrough }) => {
    const field = one<HTMLInputElement>("[role=combobox]");
    const active = () =>
      document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent;
    const expanded = () => field.getAttribute("aria-expanded");
    await tabThrough("combobox");
    field.focus();
    field.select();
    await write("zm");
    await waitFor(() => expect(expanded()).toBe("true"));
    await press("Alt+ArrowUp");
    await expect(expanded()).toBe("false");
    await press("Home");
    await expect(field.selectionStart).toBe(0);
    await press("End");
    await expect(field.selectionStart).toBe(2);
    await press("Backspace", "Backspace", "ArrowDown", "PageDown");
    await expect(active()).toBe("İstanbul");
    await press("PageUp");
    await expect(active()).toBe("Adana");
    await write("bursa");
    await press("Tab");
    await expect(field.value).toBe("Bursa");
  },
};
