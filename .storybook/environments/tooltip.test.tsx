import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as module from "../../packages/ui/src/tooltip/tooltip.stories.tsx";
import { show } from "./components.tsx";

beforeEach(() => page.viewport(1024, 740));

// With the browser's own mouse: only its press focuses a button without `:focus-visible`.
test("a tooltip closes when the mouse leaves after a press, although the button has the focus", async () => {
  const stories = await show({ name: "tooltip", module, leastWidth: 0 }, { locale: "en" });
  // The story with one closed tooltip; those before it start open or have two.
  const root = stories.at(-1);
  const button = root?.querySelector("button");
  const tip = root?.querySelector("[role=tooltip]");
  if (!button || !tip) throw new Error("The story has no tooltip.");
  const isShown = () => tip.matches(":popover-open");
  await userEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(isShown()).toBe(false);
  await userEvent.unhover(button);
  await userEvent.hover(button);
  await expect.poll(isShown).toBe(true);
  await userEvent.unhover(button);
  await expect.poll(isShown).toBe(false);
});
