/**
 * Closes a native popover once the focus goes to what is neither in it nor its button, and would lie below it. A press
 * elsewhere and Escape close it by themselves.
 *
 * @returns Stops listening.
 */
export function closeWhenLeft(panel: HTMLElement, button: Element | null): () => void {
  const watch = ({ target }: FocusEvent) => {
    if (target instanceof Node && !panel.contains(target) && !button?.contains(target)) panel.hidePopover();
  };
  document.addEventListener("focusin", watch);
  return () => document.removeEventListener("focusin", watch);
}

/** The button that opens a native popover: the one that names its id. */
export function buttonOf(id: string): Element | null {
  return document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
}
