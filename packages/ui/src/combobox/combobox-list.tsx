import type { Ref } from "react";
import { Check } from "../drawings/index.ts";
import { Icon } from "../icon/icon.tsx";
import * as listbox from "./listbox.css.ts";
import type { ComboboxOption } from "./options.logic.ts";

interface ComboboxListProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  /** What it lists. */
  label: string;
  options: readonly ComboboxOption[];
  /** The options' ids, in their order. */
  ids: readonly string[];
  /** Place of the option that the keys are at; -1 for none. */
  active: number;
  /** Value of the option that is chosen. */
  chosen: string | undefined;
  /** What stands in place of options, such as that there are none. */
  note: string | undefined;
  onPick: (option: ComboboxOption) => void;
}

/** What can be chosen, over everything else; the focus stays in the field. */
export function ComboboxList({
  ref,
  id,
  label,
  options,
  ids,
  active,
  chosen,
  note,
  onPick,
}: ComboboxListProps) {
  return (
    <div ref={ref} popover="manual" className={listbox.popup}>
      <div id={id} role="listbox" aria-label={label} className={listbox.list}>
        {options.map((option, place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys come to the field, which names the active option
          <div
            key={option.value}
            id={ids[place]}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === chosen}
            data-active={place === active || undefined}
            className={listbox.option}
            onPointerDown={keepFocus}
            onClick={() => onPick(option)}
          >
            <span className={listbox.optionTexts}>
              <span>
                <bdi>{option.label}</bdi>
              </span>
              {option.detail !== undefined && <span className={listbox.detail}>{option.detail}</span>}
            </span>
            {option.value === chosen && <Icon icon={Check} size="small" className={listbox.tick} />}
          </div>
        ))}
      </div>
      {note !== undefined && (
        <p className={listbox.note} aria-hidden>
          {note}
        </p>
      )}
    </div>
  );
}

/** A press on the list or a button must not take the focus out of the field. */
export function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
