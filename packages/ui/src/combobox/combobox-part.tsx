"use client";

import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type Key,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  type TouchEvent,
} from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import { useComboBox } from "react-aria/useComboBox";
import { Item } from "react-stately/Item";
import { Section } from "react-stately/Section";
import { useComboBoxState } from "react-stately/useComboBoxState";
import { Check } from "../drawings/index.ts";
import { Icon } from "../icon/icon.tsx";
import { usePlacement } from "../intent/use-placement.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { ListBox } from "./list-box.tsx";
import { LongListBox, type ListLayout } from "./long-list-box.tsx";
import * as listbox from "./listbox.css.ts";
import { groupedOptions, type ComboboxOption, type OptionGroup } from "./options.logic.ts";
import { listKeys } from "./list-keys.ts";
import type { ListChoice } from "./use-choice.ts";
import { useOptions, type SearchOptions } from "./use-options.ts";

/** The list's handlers, called by the field. */
export interface ListHandle {
  focus: (event: FocusEvent<HTMLInputElement>) => void;
  blur: (event: FocusEvent<HTMLInputElement>) => void;
  press: (event: KeyboardEvent<HTMLInputElement>) => void;
  touch: (event: TouchEvent<HTMLInputElement>) => void;
  open: () => void;
  toggle: () => void;
}

/** The field's attributes that depend on the list. */
export interface ListAttributes {
  "aria-expanded": boolean;
  "aria-controls": string | undefined;
  "aria-activedescendant": string | undefined;
}

/** The last action on the field before its list was loaded. */
export type EarlyAct = "ArrowDown" | "ArrowUp" | "click" | "type";

export interface ComboboxPartProps {
  handle: Ref<ListHandle>;
  onAttributes: (attributes: ListAttributes) => void;
  input: RefObject<HTMLInputElement | null>;
  /** The element that the list is anchored to. */
  frame: RefObject<HTMLElement | null>;
  /** Returns and clears the last action before this was loaded. */
  takeEarly: () => EarlyAct | null;
  /** Name of the list. */
  label: string;
  options: readonly ComboboxOption[] | undefined;
  search: SearchOptions | undefined;
  choice: ListChoice;
}

type Entry = ComboboxOption | OptionGroup;

const asItem = (entry: Entry) =>
  "options" in entry ? (
    <Section key={`group ${entry.heading}`} title={entry.heading} items={entry.options}>
      {asOption}
    </Section>
  ) : (
    asOption(entry)
  );

const asOption = ({ value, label }: ComboboxOption) => (
  <Item key={value} textValue={label}>
    {label}
  </Item>
);

/** Longer lists are virtualised: only the visible options are rendered. */
const longList = 300;

/** Min width, px: narrower, long names would be hyphenated everywhere. */
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
  const whole = useRef<HTMLElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { text, query, selected, isMultiple, remember } = choice;
  const { found, state: progress } = useOptions(options, search, query, isOpen);
  useEffect(() => remember(found), [remember, found]);
  const items = useMemo(() => groupedOptions(found), [found]);
  const choose = (key: Key | undefined) => {
    const option = found.find(({ value }) => value === key);
    if (option !== undefined && isOpen) choice.choose(option);
  };

  const state = useComboBoxState<Entry, "single" | "multiple">({
    items,
    children: asItem,
    inputValue: text,
    ...(isMultiple
      ? {
          selectionMode: "multiple",
          value: selected,
          // One option at a time is selected or deselected.
          onChange: (keys) => choose(difference(selected, Array.isArray(keys) ? keys : [])),
        }
      : {
          selectedKey: selected[0] ?? null,
          // Also called to restore the selection on blur, for which the field has its own rule.
          onSelectionChange: (key) => choose(key ?? undefined),
        }),
    allowsCustomValue: true,
    allowsEmptyCollection: true,
    onOpenChange: setOpen,
  });
  const [isLong, setLong] = useState(false);
  // Never switched back: a new list element would move the focus again.
  if (found.length > longList && !isLong) setLong(true);
  const [layout, setLayout] = useState<ListLayout | null>(null);
  const { inputProps, listBoxProps } = useComboBox(
    {
      "aria-label": label,
      inputRef: input,
      listBoxRef: list,
      // While the list is open, screen readers find nothing but the field and this.
      popoverRef: isMultiple ? whole : group,
      shouldFocusWrap: true,
      layoutDelegate: layout ?? undefined,
    },
    state,
  );
  usePlacement(popup, frame, state.isOpen, { atLeast: listWidth });

  useImperativeHandle(handle, () => ({
    focus: (event) => inputProps.onFocus?.(event),
    blur: (event) => {
      // The focus moves from the field to a button that removes a choice.
      if (
        isMultiple &&
        whole.current?.contains(event.relatedTarget) &&
        !group.current?.contains(event.relatedTarget)
      )
        state.setFocused(false);
      else inputProps.onBlur?.(event);
    },
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

  const List = isLong ? LongListBox : ShortListBox;
  const notice = progress === "loading" ? messages.loading : progress === "failed" ? messages.failed : "";
  return (
    <div
      ref={(element) => {
        group.current = element;
        whole.current = element?.parentElement ?? null;
      }}
      className={listbox.group}
    >
      <div ref={popup} popover="manual" className={listbox.popup}>
        {state.isOpen && (
          <List props={listBoxProps} state={state} ref={list} label={label} layout={setLayout}>
            {drawOption}
          </List>
        )}
        {state.isOpen && (found.length === 0 || progress === "failed") && (
          <p className={listbox.note} aria-hidden>
            {notice || messages.none}
          </p>
        )}
      </div>
      <VisuallyHidden role="status">{(state.isOpen && notice) || choice.said}</VisuallyHidden>
    </div>
  );
}

/** The option that is in only one of the two lists. */
function difference(before: readonly Key[], after: readonly Key[]): Key | undefined {
  return after.find((key) => !before.includes(key)) ?? before.find((key) => !after.includes(key));
}

function ShortListBox({ layout: _layout, ...list }: ComponentProps<typeof LongListBox<Entry>>) {
  return <ListBox {...list} />;
}

function drawOption(option: Entry, isSelected: boolean) {
  if ("options" in option) return null;
  return (
    <>
      <span className={listbox.optionTexts}>
        <span>
          <bdi>{option.label}</bdi>
        </span>
        {option.detail !== undefined && <span className={listbox.detail}>{option.detail}</span>}
      </span>
      {isSelected && <Icon icon={Check} size="small" className={listbox.tick} />}
    </>
  );
}
