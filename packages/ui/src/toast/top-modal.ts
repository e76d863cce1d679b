/**
 * Tells which modal dialog lies on top, null for none: at once, and each time a dialog opens, closes or is taken out of
 * the page. Returns the way to stop.
 */
export function followTopModal(onTop: (dialog: HTMLDialogElement | null) => void): () => void {
  /** In the order of their opening, which need not be that of the document. */
  let open = [...document.querySelectorAll<HTMLDialogElement>("dialog:modal")];
  const tell = () => {
    open = open.filter((dialog) => dialog.matches(":modal"));
    // One that is taken out while it is open changes no attribute; nobody else need be watched for that.
    observer.observe(document, { attributeFilter: ["open"], subtree: true, childList: open.length > 0 });
    onTop(open.at(-1) ?? null);
  };
  const observer = new MutationObserver((records) => {
    for (const { target } of records)
      if (target instanceof HTMLDialogElement) open = [...open.filter((dialog) => dialog !== target), target];
    tell();
  });
  tell();
  return () => observer.disconnect();
}
