/** Whether a press has a modifier key, with which a link opens in a tab or window, or is downloaded. */
export const isModified = ({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
