/** Moves the focus to a page's title, for example after its last entry is removed together with the focused button. */
export function focusTitle(id: string): void {
  const title = document.getElementById(id);
  if (title === null) return;
  title.tabIndex = -1;
  title.focus();
}
