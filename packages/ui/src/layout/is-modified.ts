/** Whether a press has a modifier key, by which a link opens a tab or a window, or is downloaded. */
export const isModified = ({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
