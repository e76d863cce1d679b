import { expect, userEvent, waitFor } from "storybook/test";

/** What the suite needs to know about a story with a modal in it. */
export interface ModalJourney {
  /** The button that opens it. */
  opener: HTMLElement;
  /** Changes the page's path under it; left out where the story has none. */
  changeRoute?: () => void;
  /** Whether it asks for closing on a press beside it. @default true */
  closesOnBackdrop?: boolean;
  /** Its closing button. @default the first one that has its own name */
  closer?: string;
}

const modal = () => document.querySelector<HTMLElement>('[aria-modal="true"][data-state="open"]');

function openModal(): HTMLElement {
  const dialog = modal();
  if (dialog === null) throw new Error("No modal dialog is open: did its opener set `open`?");
  return dialog;
}

async function show(opener: HTMLElement): Promise<HTMLElement> {
  opener.focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(modal()).not.toBeNull());
  return openModal();
}

async function expectClosed(opener: HTMLElement): Promise<void> {
  await waitFor(() => expect(document.querySelector("[aria-modal]")).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
  await expect(getComputedStyle(document.documentElement).overflowY).not.toBe("hidden");
  // Its entry is gone from the history.
  await waitFor(() => expect(JSON.stringify(history.state)).not.toContain("preformaModal"));
}

/** A press with both of its ends on the scrim, as a mouse makes it. */
async function pressBackdrop(): Promise<void> {
  // The library begins to listen a moment after it has opened.
  await new Promise((resolve) => setTimeout(resolve));
  for (const type of ["pointerdown", "pointerup", "click"])
    document.documentElement.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
}

/** Makes the page long enough for a scroll bar; returns the way back. */
function showScrollBar(): () => void {
  const style = document.createElement("style");
  style.textContent = "body { min-block-size: 300vh }";
  document.head.append(style);
  return () => style.remove();
}

/** Name, focus, a page that is out of reach and does not move, and Escape. */
async function expectStillPage(opener: HTMLElement): Promise<void> {
  // The opener is measured: a typeface that comes in between makes it another width.
  await document.fonts.ready;
  const hideScrollBar = showScrollBar();
  try {
    const before = opener.getBoundingClientRect();
    // A scroll bar that takes no room would make the next lines true for nothing.
    await expect(document.body.offsetWidth).toBeLessThan(window.innerWidth);

    const dialog = await show(opener);
    await expect(dialog).toHaveAccessibleName();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
    const after = opener.getBoundingClientRect();
    await expect([after.x, after.y, after.width]).toEqual([before.x, before.y, before.width]);
    opener.focus();
    await expect(opener).not.toHaveFocus();

    await userEvent.keyboard("{Escape}");
    await expectClosed(opener);
  } finally {
    hideScrollBar();
  }
}

/**
 * The journeys that everything modal has to pass: name, focus in and back, a page that cannot be reached and does
 * not move by a pixel, and each way out. Call it in a story's play function; it leaves the modal closed.
 */
export async function expectModal({
  opener,
  changeRoute,
  closesOnBackdrop = true,
  closer: selector = "button[aria-label]",
}: ModalJourney): Promise<void> {
  await expectStillPage(opener);

  const dialog = await show(opener);
  await pressBackdrop();
  if (closesOnBackdrop) await expectClosed(opener);
  else await expect(openModal()).toBe(dialog);

  if (closesOnBackdrop) await show(opener);
  history.back();
  await expectClosed(opener);

  if (changeRoute !== undefined) {
    await show(opener);
    changeRoute();
    await expectClosed(opener);
  }

  const closer = (await show(opener)).querySelector<HTMLElement>(selector);
  await expect(closer).not.toBeNull();
  closer?.click();
  await expectClosed(opener);
}
