type Listener = () => void;

/** Stands at the root of a page while a modal is open. A rule with `:has()` there costs style at each new element. */
export const modalAttribute = "data-modal-open";

/** The open modals of the page, the topmost last. */
let modals: readonly HTMLElement[] = [];
const listeners = new Set<Listener>();

function change(next: readonly HTMLElement[]): void {
  modals = next;
  document.documentElement.toggleAttribute(modalAttribute, next.length > 0);
  for (const listener of listeners) listener();
}

/** Notes a modal that has opened. Returns what notes that it has closed. */
export function noteModal(modal: HTMLElement): () => void {
  change([...modals, modal]);
  return () => change(modals.filter((other) => other !== modal));
}

/** The modal that lies on top, null for none. */
export const topModal = (): HTMLElement | null => modals.at(-1) ?? null;

/** Reports each modal that opens or closes. Returns a function that stops it. */
export function followModals(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
