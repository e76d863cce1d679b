type Listener = () => void;

/** Set on the root element while a modal is open; `:has()` would recalculate styles for each new element instead. */
export const modalAttribute = "data-modal-open";

/** The open modals of the page, the topmost last. */
let modals: readonly HTMLElement[] = [];
const listeners = new Set<Listener>();

function change(next: readonly HTMLElement[]): void {
  modals = next;
  document.documentElement.toggleAttribute(modalAttribute, next.length > 0);
  for (const listener of listeners) listener();
}

/** Registers an open modal. Returns a function that unregisters it. */
export function noteModal(modal: HTMLElement): () => void {
  change([...modals, modal]);
  return () => change(modals.filter((other) => other !== modal));
}

/** The topmost modal, or null. */
export const topModal = (): HTMLElement | null => modals.at(-1) ?? null;

/** Calls `listener` when a modal opens or closes. Returns a function that unsubscribes. */
export function followModals(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
