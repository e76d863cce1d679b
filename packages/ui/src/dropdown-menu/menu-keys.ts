import { expect, waitFor } from "storybook/test";
import type { Keyboard } from "../keyboard/keyboard.ts";

/**
 * Presses the keys of every action menu, starting with the open menu of the story's first button: opening, closing and
 * focus. Leaves it open, with the focus on the first item.
 */
export async function pressMenuKeys({ all, one, press }: Keyboard): Promise<void> {
  const button = one("button");
  const item = (place: number) => all("[role=menuitem]").at(place);
  const focusOn = (found: () => Element | undefined) =>
    waitFor(() => expect(document.activeElement).toBe(found()));
  const closes = () => waitFor(() => expect(all("[role=menu]")).toHaveLength(0));
  await press("Escape");
  await closes();
  await focusOn(() => button);
  await press("ArrowUp");
  await focusOn(() => item(-1));
  await press("Escape");
  await closes();
  await press("ArrowDown");
  await focusOn(() => item(0));
  await press("ArrowDown");
  await focusOn(() => item(1));
  await press("ArrowUp");
  await focusOn(() => item(0));
  await press("End");
  await focusOn(() => item(-1));
  await press("Home");
  await focusOn(() => item(0));
  await press("Tab");
  await closes();
  button.focus();
  await press("Space");
  await focusOn(() => item(0));
  await press("Shift+Tab");
  await closes();
  button.focus();
  await press("Enter");
  await focusOn(() => item(0));
}
