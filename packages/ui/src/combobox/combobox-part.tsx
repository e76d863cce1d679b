"use client";

import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  type TouchEvent,
} from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import { useComboBox } from "react-aria/useComboBox";
import { Item } from "react-stately/Item";
import { useComboBoxState } from "react-stately/useComboBoxState";
import { Check } from "../drawings/index.ts";
import { Icon } from "../icon/icon.tsx";
import { usePlacement } from "../intent/use-placement.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { ListBox } from "./list-box.tsx";
import * as listbox from "./listbox.css.ts";
import type { ComboboxOption } from "./options.logic.ts";
import { listKeys } from "./list-keys.ts";
import type { Choice } from "./use-choice.ts";
import { useOptions, type SearchOptions } from "./use-options.ts";

/** What the field hands on to its list. */
export interface ListHandle {
  focus: (event: FocusEvent<HTMLInputElement>) => void;
  blur: (event: FocusEvent<HTMLInputElement>) => void;
  press: (event: KeyboardEvent<HTMLInputElement>) => void;
  touch: (event: TouchEvent<HTMLInputElement>) => void;
  open: () => void;
  toggle: () => void;
}

/** What the list says of the field. */
export interface ListAttributes {
  "aria-expanded": boolean;
  "aria-controls": string | undefined;
  "aria-activedescendant": string | undefined;
}

/** What was done at the field before its list was there. */
export type EarlyAct = "ArrowDown" | "ArrowUp" | "click" | "type";

export interface ComboboxPartProps {
  handle: Ref<ListHandle>;
  onAttributes: (attributes: ListAttributes) => void;
  input: RefObject<HTMLInputElement | null>;
  /** What the list opens at. */
  frame: RefObject<HTMLElement | null>;
  /** Takes what was done before this was there. */
  takeEarly: () => EarlyAct | null;
  /** Name of the list. */
  label: string;
  options: readonly ComboboxOption[] | undefined;
  search: SearchOptions | undefined;
  choice: Choice;
}

const asItem = ({ value, label }: ComboboxOption) => (
  <Item key={value} textValue={label}>
    {label}
  </Item>
);

/** Narrower, long names would be all hyphens; px. */
const listWidth = 280;

/** The list of a combobox, on react-aria, in the language of the page. */
export function ComboboxPart(props: ComboboxPartProps) {
  return (
    <I18nProvider locale={useLocale().locale}>
      <ComboboxList {...props} />
    </I18nProvider>
  );
}

function ComboboxList({
  handle,
  onAttributes,
  input,
  frame,
  takeEarly,
  label,
  options,
  search,
  choice,
}: ComboboxPartProps) {
  const messages = useMessages("combobox");
  const group = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { text, chosen, remember } = choice;
  const selected = chosen !== undefined && text === chosen.label ? chosen.value : null;
  // A list that nothing has been typed into shows everything, not just what is chosen.
  const { found, state: progress } = useOptions(options, search, selected === null ? text : "", isOpen);
  useEffect(() => remember(found), [remember, found]);

  const state = useComboBoxState({
    items: found,
    children: asItem,
    inputValue: text,
    selectedKey: selected,
    allowsCustomValue: true,
    allowsEmptyCollection: true,
    onOpenChange: setOpen,
    // Called without a choice too, to put back what was chosen: the field has a rule of its own for that.
    onSelectionChange: (key) => {
      const option = found.find(({ value }) => value === key);
      if (option !== undefined && isOpen) choice.choose(option);
    },
  });
  const { inputProps, listBoxProps } = useComboBox(
    { "aria-label": label, inputRef: input, listBoxRef: list, popoverRef: group, shouldFocusWrap: true },
    state,
  );
  usePlacement(popup, frame, state.isOpen, { atLeast: listWidth });

  useImperativeHandle(handle, () => ({
    focus: (event) => inputProps.onFocus?.(event),
    blur: (event) => inputProps.onBlur?.(event),
    press: (event) => listKeys(event, state, inputProps.onKeyDown),
    touch: (event) => inputProps.onTouchEnd?.(event),
    open: () => state.open(null, "manual"),
    toggle: () => state.toggle(null, "manual"),
  }));
  const {
    "aria-controls": controls,
    "aria-activedescendant": active,
    "aria-expanded": expanded,
  } = inputProps;
  useLayoutEffect(
    () =>
      onAttributes({
        "aria-expanded": expanded === true || expanded === "true",
        "aria-controls": controls,
        "aria-activedescendant": active,
      }),
    [onAttributes, expanded, controls, active],
  );
  const catchUp = useEffectEvent(() => {
    if (document.activeElement !== input.current) return;
    state.setFocused(true);
    const act = takeEarly();
    if (act !== null) state.open(act === "ArrowDown" ? "first" : act === "ArrowUp" ? "last" : null, "manual");
  });
  useEffect(() => catchUp(), []);

  const said = progress === "loading" ? messages.loading : progress === "failed" ? messages.failed : "";
  return (
    <div ref={group} className={listbox.group}>
      <div ref={popup} popover="manual" className={listbox.popup}>
        {state.isOpen && (
          <ListBox props={listBoxProps} state={state} ref={list} label={label}>
            {(option, isSelected) => (
              <>
                <span className={listbox.optionTexts}>
                  <span>
                    <bdi>{option.label}</bdi>
                  </span>
                  {option.detail !== undefined && <span className={listbox.detail}>{option.detail}</span>}
                </span>
                {isSelected && <Icon icon={Check} size="small" className={listbox.tick} />}
              </>
            )}
          </ListBox>
        )}
        {state.isOpen && (found.length === 0 || progress === "failed") && (
          <p className={listbox.note} aria-hidden>
            {said || messages.none}
          </p>
        )}
      </div>
      <VisuallyHidden role="status">{state.isOpen ? said : ""}</VisuallyHidden>
    </div>
  );
}
