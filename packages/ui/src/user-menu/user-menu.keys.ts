import { expect, waitFor } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  "signed-out": async ({ all, one, press }) => {
    const button = one("button");
    const items = () => all("[role=menuitem]");
    const focusOn = (found: () => Element | undefined) =>
      waitFor(() => expect(document.activeElement).toBe(found()));
    const closes = () => waitFor(() => expect(all("[role=menu]")).toHaveLength(0));
    await press("Escape");
    await closes();
    await focusOn(() => button);
    await press("ArrowDown");
    await focusOn(() => items()[0]);
    await press("ArrowDown");
    await focusOn(() => items()[1]);
    await press("ArrowUp");
    await focusOn(() => items()[0]);
    await press("End");
    await focusOn(() => items()[1]);
    await press("Home");
    await focusOn(() => items()[0]);
    await press("Escape");
    await closes();
    await press("Space");
    await focusOn(() => items()[0]);
    await press("Tab");
    await closes();
    button.focus();
    await press("Enter");
    await focusOn(() => items()[0]);
    await press("ArrowUp", "Escape");
    await closes();
    await focusOn(() => button);
  },
};
