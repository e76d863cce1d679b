import { expect } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  "skip-to-content": async ({ one, clicks }) => {
    await clicks(one("a"), "Enter");
    await expect(document.querySelector(one<HTMLAnchorElement>("a").hash)?.localName).toBe("main");
  },
};
