import { followModal, showModal } from "../dialog/modal.ts";

/**
 * Makes a modal of a `<dialog>` that opens by its address: its opener shows it, its close link, the scrim, a followed
 * link, the browser's way back and a window that grows past the opener close it. The page under it stays in place.
 * The returned function takes everything off again.
 */
export function enhanceDialog(
  dialog: HTMLDialogElement,
  opener: HTMLElement,
  closer: HTMLElement,
): () => void {
  const controller = new AbortController();
  const listening = { signal: controller.signal };

  // From now on it opens as a modal, not by `:target`; whoever already opened it by its address keeps it open.
  dialog.dataset.modal = "";

  const show = () => {
    showModal(dialog);
  };
  const close = () => {
    dialog.close();
  };
  const unfollow = followModal(dialog, (open) => {
    opener.setAttribute("aria-expanded", String(open));
  });

  const press = (action: () => void) => (event: Event) => {
    // A link that acts as a button also obeys the space bar, as buttons do.
    if (event instanceof KeyboardEvent && event.key !== " ") return;
    event.preventDefault();
    action();
  };
  for (const [control, action] of [
    [opener, show],
    [closer, close],
  ] as const) {
    control.addEventListener("click", press(action), listening);
    control.addEventListener("keydown", press(action), listening);
  }
  dialog.addEventListener(
    "click",
    ({ target }) => {
      // The header outlives the page: a followed link closes too.
      if (
        target === dialog ||
        (target instanceof Element && target.closest("a:not([role='button'])") !== null)
      )
        close();
    },
    listening,
  );
  addEventListener(
    "resize",
    () => {
      // A modal whose opener is no longer shown would block the page unseen.
      if (dialog.open && opener.offsetParent === null) close();
    },
    listening,
  );
  addEventListener("popstate", close, listening);
  if (location.hash === `#${dialog.id}`) show();

  return () => {
    controller.abort();
    close();
    unfollow();
  };
}
