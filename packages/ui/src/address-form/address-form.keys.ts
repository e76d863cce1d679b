import { expect, waitFor } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  incomplete: async ({ all, one, press, write, tabThrough }) => {
    await tabThrough("link 13, radio, textbox 6, button, textbox, combobox 3, textbox 4, checkbox, button");
    const [person, company] = all<HTMLInputElement>("input[type=radio]");
    company!.focus();
    await press("ArrowUp");
    await expect(person!.checked).toBe(true);
    await press("ArrowDown");
    await expect(company!.checked).toBe(true);
    const city = one<HTMLInputElement>("[name=city]");
    const active = () => city.getAttribute("aria-activedescendant");
    city.focus();
    await write("i");
    await waitFor(() => expect(all("[role=option]").length).toBeGreaterThan(1));
    await press("ArrowDown");
    const first = active();
    await press("ArrowDown", "ArrowUp");
    await expect(active()).toBe(first);
    await press("Escape");
    await expect([city.getAttribute("aria-expanded"), city.value]).toEqual(["false", "i"]);
  },
};
