"use client";

import { useRef, type ReactNode, type RefObject } from "react";
import { useListBox, useOption, type AriaListBoxOptions } from "react-aria/useListBox";
import type { ComboBoxState } from "react-stately/useComboBoxState";
import * as listbox from "./listbox.css.ts";

interface ListBoxProps<Value extends object> {
  /** The list's props and state as `useComboBox` and `useComboBoxState` give them. */
  props: AriaListBoxOptions<Value>;
  state: ComboBoxState<Value>;
  ref: RefObject<HTMLDivElement | null>;
  /** The list's name. */
  label: string;
  /** Draws an option. */
  children: (value: Value, isSelected: boolean) => ReactNode;
}

/** The options of a combobox. The focus stays in its field, which names the option that the keys have come to. */
export function ListBox<Value extends object>({ props, state, ref, label, children }: ListBoxProps<Value>) {
  const named = { ...props, "aria-label": label, "aria-labelledby": undefined };
  const { listBoxProps } = useListBox(named, state, ref);
  return (
    <div {...listBoxProps} ref={ref} className={listbox.list}>
      {[...state.collection].map(({ key, value }) => (
        <Option key={key} id={key} state={state}>
          {(isSelected) => value !== null && children(value, isSelected)}
        </Option>
      ))}
    </div>
  );
}

interface OptionProps<Value> {
  id: string | number;
  state: ComboBoxState<Value>;
  children: (isSelected: boolean) => ReactNode;
}

function Option<Value>({ id, state, children }: OptionProps<Value>) {
  const ref = useRef<HTMLDivElement>(null);
  const { optionProps, isSelected, isFocused } = useOption({ key: id }, state, ref);
  return (
    <div {...optionProps} ref={ref} data-active={isFocused || undefined} className={listbox.option}>
      {children(isSelected)}
    </div>
  );
}
