import { expect } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  "all-kinds": async ({ all, one, press, tabThrough, sends }) => {
    await tabThrough("textbox 3, select, textbox, radio, checkbox 4");
    const box = one<HTMLInputElement>("input[type=checkbox]");
    box.focus();
    await press("Space");
    await expect(box.checked).toBe(false);
    const [first, second] = all<HTMLInputElement>("input[type=radio]");
    first!.focus();
    await press("ArrowDown");
    await expect(second!.checked).toBe(true);
    await press("ArrowUp");
    await expect(first!.checked).toBe(true);
    const list = one<HTMLSelectElement>("select");
    list.focus();
    await press("ArrowDown");
    await expect(list.selectedIndex).toBe(1);
    await press("ArrowUp");
    await expect(list.selectedIndex).toBe(0);
    // A form of several lines is sent by Enter where it has a button for that.
    one("form").append(document.createElement("button"));
    await sends(one("[name=company]"));
  },
};
