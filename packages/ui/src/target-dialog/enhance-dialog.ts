import { holdHistoryEntry } from "../dialog/history-entry.ts";
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

  let release: ((isLeaving?: boolean) => void) | undefined;
  // A followed link or a search that was sent is on its way to another page; who closes it otherwise stays.
  let isLeaving = true;
  const show = () => {
    isLeaving = true;
    if (!dialog.open) release = holdHistoryEntry(close);
    showModal(dialog);
  };
  const close = () => {
    isLeaving = false;
    dialog.close();
  };
  const unfollow = followModal(dialog, (open) => {
    opener.setAttribute("aria-expanded", String(open));
    if (open) return;
    release?.(isLeaving);
    release = undefined;
  });
  dialog.addEventListener("cancel", () => void (isLeaving = false), listening);

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
    (event) => {
      const { target } = event;
      if (target === dialog) return close();
      // The header outlives the page: a followed link closes too.
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>("a:not([role='button'])") : null;
      if (link === null) return;
      // A number to call, and another tab, leave this page where it is.
      const staysHere = !link.protocol.startsWith("http") || event.ctrlKey || event.metaKey || event.shiftKey;
      if (staysHere) close();
      else dialog.close();
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
    dialog.close();
    release?.(true);
    unfollow();
  };
}
