import { expect, waitFor } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  "in-dialog": async ({ one, press, write, tabThrough, sends, breaksLine, opens, escapes }) => {
    const opener = one("button");
    let dialog = await opens(opener, "Enter");
    await tabThrough("select, textbox 2, link, button 2, select", dialog);
    const list = one<HTMLSelectElement>("select");
    const choice = list.selectedIndex;
    list.focus();
    await press("ArrowDown");
    await expect(list.selectedIndex).toBe(choice + 1);
    await press("ArrowUp");
    await expect(list.selectedIndex).toBe(choice);
    await sends(one("input:not([type=checkbox])", 0, dialog));
    await breaksLine(one("textarea"));
    await write("z");
    await escapes(opener);
    dialog = await opens(opener, "Enter");
    await waitFor(() => expect(one<HTMLTextAreaElement>("textarea").value).toContain("z"));
    localStorage.clear();
  },
};
