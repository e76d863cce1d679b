import { expect } from "storybook/test";
import type { Journeys, PressedKey } from "../documentation/journey.ts";

export const journeys: Journeys = {
  "all-states": async ({ onward, back, all, press, tabThrough }) => {
    await tabThrough("slider 4");
    const [low, high] = all<HTMLInputElement>("input[type=range]") as [HTMLInputElement, HTMLInputElement];
    const at = () => Number(low.value);
    const step = async (key: PressedKey) => {
      const before = at();
      await press(key);
      return at() - before;
    };
    low.focus();
    await expect(await step(onward)).toBeGreaterThan(0);
    await expect(await step(back)).toBeLessThan(0);
    await expect(await step("ArrowUp")).toBeGreaterThan(0);
    await expect(await step("ArrowDown")).toBeLessThan(0);
    await expect(await step("PageUp")).toBeGreaterThan(0);
    await expect(await step("PageDown")).toBeLessThan(0);
    await press("Home");
    await expect(low.value).toBe(low.min);
    await press("End");
    await expect(low.value).toBe(high.value);
  },
};
