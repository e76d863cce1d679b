import { expect, waitFor } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  "in-dialog": async ({ one, press, write, tabThrough, clicks, sends, breaksLine, opens, escapes }) => {
    const opener = one("button");
    const dialog = await opens(opener, "Enter");
    await tabThrough("textbox 3, button, textbox, select 2, file, textbox 2, button 2, div, textbox", dialog);
    const list = one<HTMLSelectElement>("select");
    const choice = list.selectedIndex;
    list.focus();
    await press("ArrowDown");
    await expect(list.selectedIndex).toBe(choice + 1);
    await press("ArrowUp");
    await expect(list.selectedIndex).toBe(choice);
    await clicks(one("input[type=file]"), "Space");
    await sends(one("input:not([type=file])", 0, dialog));
    await breaksLine(one("textarea"));
    await write("z");
    await escapes(opener);
    await opens(opener, "Enter");
    await waitFor(() => expect(one<HTMLTextAreaElement>("textarea").value).toContain("z"));
    localStorage.clear();
  },
};
