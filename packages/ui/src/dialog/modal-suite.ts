import { expect, userEvent, waitFor } from "storybook/test";

/** Describes a story's modal to the suite. */
export interface ModalJourney {
  /** The button that opens it. */
  opener: HTMLElement;
  /** Changes the page's path while it is open; left out if the story has none. */
  changeRoute?: () => void;
  /** Whether a press outside closes it. @default true */
  closesOnBackdrop?: boolean;
  /** Selector of its close button. @default the first one with its own name */
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
  // Its history entry was removed.
  await waitFor(() => expect(JSON.stringify(history.state)).not.toContain("preformaModal"));
}

/** A mouse press that starts and ends on the scrim. */
async function pressBackdrop(): Promise<void> {
  // The library starts listening a moment after opening.
  await new Promise((resolve) => setTimeout(resolve));
  for (const type of ["pointerdown", "pointerup", "click"])
    document.documentElement.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
}

/** Makes the page long enough for a scroll bar; returns a function that undoes it. */
function showScrollBar(): () => void {
  const style = document.createElement("style");
  style.textContent = "body { min-block-size: 300vh }";
  document.head.append(style);
  return () => style.remove();
}

/** Checks name, focus, an inert page that does not shift, and Escape. */
async function expectStillPage(opener: HTMLElement): Promise<void> {
  // The opener is measured: a font that loads in between would change its width.
  await document.fonts.ready;
  const hideScrollBar = showScrollBar();
  try {
    const before = opener.getBoundingClientRect();
    // With an overlay scroll bar the next checks would pass trivially.
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
 * The checks that every modal has to pass: name, focus in and back, an inert page that does not shift by a pixel, and
 * each way to close it. Call it in a story's play function; it leaves the modal closed.
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
