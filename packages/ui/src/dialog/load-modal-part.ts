/** Loads the code of dialogs and drawers, unless it is loaded already. */
export const loadModalPart = () => import("./modal-part.tsx").then(({ ModalPart }) => ModalPart);

/**
 * Loads what dialogs and drawers need to open. They do so themselves; call it together with other requests for a
 * dialog, so that both run at once. Rejects where loading fails.
 */
export async function preloadDialog(): Promise<void> {
  await loadModalPart();
}
