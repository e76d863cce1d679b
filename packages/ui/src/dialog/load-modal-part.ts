/** Loads what dialogs and drawers stand on, unless it is there already. */
export const loadModalPart = () => import("./modal-part.tsx").then(({ ModalPart }) => ModalPart);

/**
 * Loads what dialogs and drawers need to open. They do so themselves; call it with whatever else is fetched for a
 * dialog, so that the two come together. Rejects where it cannot be had.
 */
export async function preloadDialog(): Promise<void> {
  await loadModalPart();
}
