import { lockScroll } from "./scroll-lock.ts";

/** What may take the focus when a modal opens, the first that is there: what it asks for, a field, its title. */
const initialFocus = [
  "[data-initial-focus]",
  "[data-modal-body] :is(input:not([type=hidden]), select, textarea):not(:disabled)",
  "[data-modal-title]",
];

/** Shows the dialog as a modal and gives the focus to its first sensible element. */
export function showModal(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal();
  for (const selector of initialFocus) {
    const target = [...dialog.querySelectorAll<HTMLElement>(selector)].find((element) =>
      element.checkVisibility(),
    );
    if (target === undefined) continue;
    target.focus({ preventScroll: true });
    return;
  }
}

/** Holds the page still while the dialog is open, and tells of each opening and closing. Returns the way to stop. */
export function followModal(dialog: HTMLDialogElement, onToggle: (open: boolean) => void): () => void {
  let unlock: (() => void) | undefined;
  const observer = new MutationObserver(() => {
    unlock?.();
    unlock = dialog.open ? lockScroll() : undefined;
    onToggle(dialog.open);
  });
  observer.observe(dialog, { attributeFilter: ["open"] });
  return () => {
    observer.disconnect();
    unlock?.();
  };
}
