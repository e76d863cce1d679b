import { expect, waitFor } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  "stays-open": async ({ onward, back, all, press, tabThrough, clicks }) => {
    await tabThrough("summary, link 9, summary, link 2");
    const [first, second] = all("[data-mega-root]");
    const here = () => document.activeElement;
    first!.focus();
    await press("ArrowDown");
    await expect(here()).toBe(second);
    await press("ArrowUp");
    await expect(here()).toBe(first);
    await press(onward);
    const cards = all("[data-mega-card]");
    await expect(here()).toBe(cards[0]);
    await press(onward);
    await expect(here()).toBe(cards[1]);
    await press("ArrowDown");
    await expect(here()!.getBoundingClientRect().top).toBeGreaterThan(cards[1]!.getBoundingClientRect().top);
    await press("ArrowUp");
    await expect(here()).toBe(cards[1]);
    await press("End");
    await expect(here()).toBe(cards.at(-1));
    await press("Home", back);
    await expect(here()).toBe(first);
    await press("End");
    await expect(here()?.localName).toBe("a");
    await press("Home");
    await expect(here()).toBe(first);
    await clicks(second!, "Space");
    await waitFor(() => expect((second!.parentElement as HTMLDetailsElement).open).toBe(true));
    await clicks(first!, "Enter");
    await waitFor(() => expect((first!.parentElement as HTMLDetailsElement).open).toBe(true));
  },
};
