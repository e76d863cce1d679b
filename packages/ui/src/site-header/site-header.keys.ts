import { expect } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  default: async ({ all, one, press, tabThrough, clicks }) => {
    await tabThrough("link 6, summary, link, summary 2, link 2, combobox, button, link, button");
    const [products, corporate] = all<HTMLDetailsElement>('details[name="site-header"]');
    const summary = one("summary", 0, corporate);
    await clicks(summary, "Enter");
    await expect(corporate!.open).toBe(true);
    await clicks(summary, "Space");
    await expect(corporate!.open).toBe(false);
    await clicks(summary, "Space");
    await press("ArrowDown", "ArrowDown", "ArrowUp");
    const links = all("a", corporate);
    await expect(document.activeElement).toBe(links[0]);
    await press("End");
    await expect(document.activeElement).toBe(links.at(-1));
    await press("Escape");
    one("summary", 0, products).focus();
    await press("End");
    await expect(document.activeElement).not.toBe(one("summary", 0, products));
  },
};
