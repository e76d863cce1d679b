/** Whether a click navigates here, rather than opens a tab or a window, or downloads. */
export const isPlainClick = (
  event: Pick<MouseEvent, "altKey" | "button" | "ctrlKey" | "metaKey" | "shiftKey">,
): boolean => event.button === 0 && !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
