import { chosenRadio } from "../layout/chosen-radio.ts";

/** What takes the focus when a modal opens, the first that is there: what it asks for, a field, its title. */
const initialFocus = [
  "[data-initial-focus]",
  "[data-modal-body] :is(input:not([type=hidden]), select, textarea):not(:disabled)",
  "[data-modal-title]",
];

/** Gives the focus to the first sensible element of a modal, or to the modal itself. */
export function focusFirst(modal: HTMLElement): void {
  for (const selector of initialFocus) {
    const target = [...modal.querySelectorAll<HTMLElement>(selector)].find((element) =>
      element.checkVisibility(),
    );
    if (target === undefined) continue;
    chosenRadio(target, modal).focus({ preventScroll: true });
    return;
  }
  modal.focus({ preventScroll: true });
}

/** Whether something in a modal answers the Escape key itself: an open list, a filled search, a message, an IME. */
export function holdsEscape({ target, isComposing }: KeyboardEvent): boolean {
  if (isComposing || !(target instanceof Element)) return isComposing;
  return (
    target.closest("[data-toast], [role=combobox][aria-expanded=true]") !== null ||
    (target instanceof HTMLInputElement && target.type === "search" && target.value !== "") ||
    document.querySelector(":popover-open:not([popover=manual])") !== null
  );
}
