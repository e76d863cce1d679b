import { ChevronDown, X } from "../drawings/index.ts";
import { Icon } from "../icon/icon.tsx";
import { useMessages } from "../provider/provider.tsx";
import * as css from "./combobox.css.ts";
import type { ListAttributes } from "./combobox-part.tsx";

/** Clears the selection. */
export function ClearButton({ onClear }: { onClear: () => void }) {
  const messages = useMessages("combobox");
  return (
    <button
      type="button"
      className={css.button}
      aria-label={messages.clear}
      onPointerDown={keepFocus}
      onClick={onClear}
    >
      <Icon icon={X} size="small" />
    </button>
  );
}

interface ShowButtonProps {
  attributes: ListAttributes;
  disabled: boolean | undefined;
  onToggle: () => void;
}

/** Toggles the list for pointers; the keyboard uses the arrow keys. */
export function ShowButton({ attributes, disabled, onToggle }: ShowButtonProps) {
  const messages = useMessages("combobox");
  return (
    <button
      type="button"
      tabIndex={-1}
      className={css.button}
      aria-label={messages.show}
      aria-expanded={attributes["aria-expanded"]}
      aria-controls={attributes["aria-controls"]}
      disabled={disabled}
      onPointerDown={keepFocus}
      onClick={onToggle}
    >
      <Icon icon={ChevronDown} size="small" />
    </button>
  );
}

/** A press on a button must not take the focus out of the field. */
function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
