import type { KeyboardEvent, KeyboardEventHandler } from "react";
import type { ComboBoxState } from "react-stately/useComboBoxState";

/** Forwards a key of a combobox's field to its list, except those that belong to the text or to an input method. */
export function listKeys(
  event: KeyboardEvent<HTMLInputElement>,
  state: Pick<ComboBoxState<object>, "isOpen" | "close">,
  handle: KeyboardEventHandler<HTMLInputElement> | undefined,
): void {
  const { key, altKey, nativeEvent } = event;
  if (nativeEvent.isComposing || key === "Home" || key === "End") return;
  if (key !== "Escape" && !(altKey && key === "ArrowUp")) return handle?.(event);
  if (!state.isOpen) return;
  // Closes this list only, not a dialog around the field.
  event.preventDefault();
  event.stopPropagation();
  state.close();
}
