import { expect } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";
import { messagesFor } from "../messages/index.ts";

export const journeys: Journeys = {
  addresses: async ({ locale, all, tabThrough, clicks, opens, escapes }) => {
    await tabThrough("button 6");
    const texts = messagesFor(locale)["address-list"];
    const named = (label: string) =>
      all("button").find((button) => button.ariaLabel?.startsWith(label) === true)!;
    await clicks(named(texts.edit), "Enter");
    const asking = named(texts.delete);
    await opens(asking, "Enter");
    await escapes(asking);
    await expect(all("article")).toHaveLength(2);
  },
};
