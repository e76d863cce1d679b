import { expect, waitFor } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";
import { messagesFor } from "../messages/index.ts";

export const journeys: Journeys = {
  "awaiting-transfer": async ({ locale, all, tabThrough, opens, escapes }) => {
    await tabThrough("button 5, link 2, button");
    const { cancel, keep } = messagesFor(locale)["order-details"];
    const button = all("button").find(({ textContent }) => textContent === cancel)!;
    for (const key of ["Enter", "Space"] as const) {
      await opens(button, key);
      await waitFor(() => expect(document.activeElement).toHaveTextContent(keep));
      await escapes(button);
    }
  },
};
