import { ChevronDown, X } from "../drawings/index.ts";
import { Icon } from "../icon/icon.tsx";
import { useMessages } from "../provider/provider.tsx";
import { keepFocus } from "./combobox-list.tsx";
import * as css from "./combobox.css.ts";

/** Takes back what was chosen. */
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
  /** Id of the list that it shows. */
  listId: string;
  isOpen: boolean;
  disabled: boolean | undefined;
  onToggle: () => void;
}

/** Shows the list and hides it, for pointers; the keyboard has its arrows for that. */
export function ShowButton({ listId, isOpen, disabled, onToggle }: ShowButtonProps) {
  const messages = useMessages("combobox");
  return (
    <button
      type="button"
      tabIndex={-1}
      className={css.button}
      aria-label={messages.show}
      aria-expanded={isOpen}
      aria-controls={listId}
      disabled={disabled}
      onPointerDown={keepFocus}
      onClick={onToggle}
    >
      <Icon icon={ChevronDown} size="small" />
    </button>
  );
}
