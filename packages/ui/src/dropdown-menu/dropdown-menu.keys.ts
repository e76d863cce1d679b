import { expect, waitFor } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  keyboard: async ({ locale, all, one, press, write }) => {
    const button = one("button");
    const items = () => all("[role=menuitem]");
    const focusOn = (found: () => Element | undefined) =>
      waitFor(() => expect(document.activeElement).toBe(found()));
    const closes = () => waitFor(() => expect(all("[role=menu]")).toHaveLength(0));
    await press("Escape");
    await closes();
    await focusOn(() => button);
    await press("Enter");
    await focusOn(() => items()[0]);
    await press("End");
    await focusOn(() => items()[3]);
    await press("Home");
    await focusOn(() => items()[0]);
    await write(items()[3]!.textContent.trim().toLocaleLowerCase(locale).slice(0, 2));
    await focusOn(() => items()[3]);
    await press("Tab");
    await closes();
    button.focus();
    await press("Space");
    await focusOn(() => items()[0]);
    await press("Shift+Tab");
    await closes();
    button.focus();
    await press("Enter");
    await focusOn(() => items()[0]);
    await press("Space");
    await closes();
  },
};
