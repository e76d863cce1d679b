import { expect, waitFor } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  "in-dialog": async ({ all, one, press, write, tabThrough, opens, escapes }) => {
    const opener = one("button");
    await escapes(opener);
    const dialog = await opens(opener, "Enter");
    await tabThrough("textbox 3, checkbox, textbox, button 2, div, radio", dialog);
    const [, second, third] = all<HTMLInputElement>("input[type=radio]");
    third!.focus();
    await press("Space", "ArrowUp");
    await expect(second!.checked).toBe(true);
    await press("ArrowDown");
    await expect(third!.checked).toBe(true);
    const tick = one<HTMLInputElement>("input[type=checkbox]");
    const ticked = tick.checked;
    tick.focus();
    await press("Space");
    await expect(tick.checked).toBe(!ticked);
    one("textarea").focus();
    await write("z");
    await escapes(opener);
    await opens(opener, "Enter");
    await waitFor(() => expect(one<HTMLTextAreaElement>("textarea").value).toBe("z"));
    localStorage.clear();
  },
};
