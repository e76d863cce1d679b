/** Loads the code of dialogs and drawers once. */
export const loadModalPart = () => import("./modal-part.tsx").then(({ ModalPart }) => ModalPart);

/**
 * Loads the code that dialogs and drawers need to open. They load it themselves; call it alongside other requests for a
 * dialog, so that both run in parallel. Rejects if loading fails.
 */
export async function preloadDialog(): Promise<void> {
  await loadModalPart();
}
