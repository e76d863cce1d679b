import { expect, waitFor } from "storybook/test";
import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  "in-dialog": async ({ one, press, write, tabThrough, sends, opens, escapes }) => {
    const opener = one("button");
    const dialog = one("[role=dialog]");
    await tabThrough("textbox 5, button, textbox 2, button 2, div, spinbutton", dialog);
    const quantity = one("[role=spinbutton]");
    const pieces = () => Number(quantity.ariaValueNow);
    const before = pieces();
    quantity.focus();
    await press("ArrowUp");
    await expect(pieces()).toBe(before + 1);
    await press("ArrowDown");
    await expect(pieces()).toBe(before);
    await sends(one("[name=company]"));
    const message = one<HTMLTextAreaElement>("textarea");
    message.focus();
    await write("z");
    await escapes(opener);
    await opens(opener, "Enter");
    await waitFor(() => expect(one<HTMLTextAreaElement>("textarea").value).toBe("z"));
    localStorage.clear();
  },
};
