/** Whether a click means to go there, rather than to open a tab or a window, or to download. */
export const isPlainClick = (
  event: Pick<MouseEvent, "altKey" | "button" | "ctrlKey" | "metaKey" | "shiftKey">,
): boolean => event.button === 0 && !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
