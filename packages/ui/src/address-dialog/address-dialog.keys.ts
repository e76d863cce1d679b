import { expect, waitFor } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  edit: async ({ one, press, tabThrough, sends, escapes }) => {
    const dialog = one("[role=dialog]");
    const opener = one("button");
    const city = one("[name=city]");
    await tabThrough(
      "button, div, radio, textbox 3, button, textbox 2, combobox 2, textbox 4, checkbox, button",
      dialog,
    );
    await sends(one("[name=address_title]"));
    const expanded = () => city.getAttribute("aria-expanded");
    city.focus();
    await press("ArrowDown");
    await waitFor(() => expect(expanded()).toBe("true"));
    await press("ArrowDown", "Enter");
    await expect([expanded(), dialog.isConnected]).toEqual(["false", true]);
    await press("ArrowDown");
    await waitFor(() => expect(expanded()).toBe("true"));
    await press("Escape");
    await expect([expanded(), dialog.isConnected]).toEqual(["false", true]);
    await escapes(opener);
  },
};
