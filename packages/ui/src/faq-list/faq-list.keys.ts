import { expect, waitFor } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  default: async ({ all, one, write, tabThrough, clicks }) => {
    await tabThrough("textbox, link 2, summary, link, summary 4");
    const summary = one("summary", 1);
    const details = summary.parentElement as HTMLDetailsElement;
    await clicks(summary, "Enter");
    await waitFor(() => expect(details.open).toBe(true));
    await clicks(summary, "Space");
    await waitFor(() => expect(details.open).toBe(false));
    one("input[type=search]").focus();
    await write("qqqq");
    await waitFor(() => expect(all("summary")).toHaveLength(0));
  },
};
