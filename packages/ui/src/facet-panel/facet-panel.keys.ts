import { expect } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  plain: async ({ one, press, tabThrough, clicks, sends }) => {
    await tabThrough(
      "summary, checkbox 3, summary, checkbox 7, summary 2, checkbox 4, slider 2, textbox 2, button",
    );
    const box = one<HTMLInputElement>("input[type=checkbox]");
    const ticked = box.checked;
    box.focus();
    await press("Space");
    await expect(box.checked).toBe(!ticked);
    await clicks(one("summary"), "Enter");
    await clicks(one("summary"), "Space");
    await sends(one("input[type=number]"));
    const thumb = one<HTMLInputElement>("input[type=range]");
    const at = Number(thumb.value);
    thumb.focus();
    await press("ArrowUp");
    await expect(Number(thumb.value)).toBeGreaterThan(at);
    await press("ArrowDown");
    await expect(Number(thumb.value)).toBe(at);
  },
};
