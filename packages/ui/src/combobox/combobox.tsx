"use client";

import { useId, useRef, useState, type KeyboardEvent } from "react";
import { LabelledField, useFieldIds, type FieldTexts } from "../field/field-frame.tsx";
import * as field from "../field/field.css.ts";
import { useSubmittedValue } from "../form/submitted-value.ts";
import { useReset } from "../form/use-reset.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { useActiveOption } from "./active-option.ts";
import { ClearButton, ShowButton } from "./combobox-buttons.tsx";
import { ComboboxList } from "./combobox-list.tsx";
import { namedOption, type ComboboxOption } from "./options.logic.ts";
import { usePopup } from "./use-popup.ts";
import { useOptions, type SearchOptions } from "./use-options.ts";

export interface ComboboxProps extends FieldTexts {
  /** Name in the form; sent is the `value` of the chosen option, or the text where any text will do. */
  name?: string;
  /** Of its control. @default one of React's own making */
  id?: string;
  /** What can be chosen. Either these or `search`. */
  options?: readonly ComboboxOption[];
  /** Finds what can be chosen. Keep it the same function between renders. */
  search?: SearchOptions;
  /** Takes what is in no list too: assistance instead of a choice. @default false */
  anyText?: boolean;
  /** The option that is chosen at first, or the text. */
  defaultOption?: ComboboxOption | string;
  /** Shown while it is empty: an example, never the label. */
  placeholder?: string;
  /** Takes no input and is not sent. @default false */
  disabled?: boolean;
  /** What the browser may fill in. @default "off" */
  autoComplete?: string;
  /** Told what is chosen; null where nothing is. */
  onOptionChange?: (option: ComboboxOption | null) => void;
}

/**
 * A field that lists what can be chosen while one types. For a handful of options use `NativeSelect`, for a search
 * that leads to other pages the search form. Without script it is a plain text field.
 */
export function Combobox({
  label,
  hint,
  error,
  optional,
  name,
  id: givenId,
  options,
  search,
  anyText = false,
  defaultOption,
  placeholder,
  disabled,
  autoComplete = "off",
  onOptionChange,
}: ComboboxProps) {
  const messages = useMessages("combobox");
  const { locale } = useLocale();
  const initial =
    typeof defaultOption === "object" ? defaultOption : namedOption(options ?? [], defaultOption ?? "");
  const initialText = initial?.label ?? (typeof defaultOption === "string" ? defaultOption : "");
  const [text, setText] = useState(initialText);
  const [chosen, setChosen] = useState<ComboboxOption | undefined>(initial);
  const [isOpen, setOpen] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const listId = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  // An open list that nothing has been typed into shows everything, not just what is chosen.
  const query = chosen !== undefined && text === chosen.label ? "" : text;
  const { found, state } = useOptions(options, search, query, isOpen);
  const ids = found.map((_option, place) => `${listId}-${place}`);

  const pick = (option: ComboboxOption | undefined) => {
    setText(option?.label ?? "");
    setChosen(option);
    setWrong(false);
    setOpen(false);
    onOptionChange?.(option ?? null);
  };
  /** The form hears of a choice as of something typed: it keeps a draft of it, and takes back its complaint. */
  const tellForm = () =>
    requestAnimationFrame(() => input.current?.dispatchEvent(new Event("input", { bubbles: true })));
  const active = useActiveOption(ids, -1, (place) => {
    pick(found[place]);
    tellForm();
  });

  useSubmittedValue(input, (written) =>
    chosen !== undefined && chosen.label === written
      ? chosen.value
      : (namedOption(options ?? found, written)?.value ?? written),
  );
  useReset(input, () => {
    setText(initialText);
    setChosen(initial);
    setWrong(false);
  });
  usePopup(popup, frame, isOpen);

  const open = () => {
    if (disabled || isOpen) return;
    active.setActive(-1);
    setOpen(true);
  };
  const leave = () => {
    setOpen(false);
    if (text === chosen?.label) return;
    const named = namedOption(options ?? found, text);
    if (named !== undefined) return pick(named);
    if (text.trim() === "") return chosen === undefined ? undefined : pick(undefined);
    if (chosen !== undefined) {
      setChosen(undefined);
      onOptionChange?.(null);
    }
    if (!anyText) setWrong(true);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape" && isOpen) {
      // Closes this list alone, not the dialog that the field may stand in.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      return;
    }
    if (!isOpen && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      open();
      return;
    }
    if (isOpen && event.altKey && event.key === "ArrowUp") return setOpen(false);
    if (isOpen) active.handleKey(event);
  };

  const texts = { label, hint, optional, error: error ?? (isWrong ? messages.choose : undefined) };
  const { id, control } = useFieldIds(texts, givenId);
  const said =
    state === "loading"
      ? messages.loading
      : state === "failed"
        ? messages.failed
        : found.length === 0
          ? messages.none
          : formatMessage(messages.results, { count: found.length }, locale);
  return (
    <LabelledField id={id} {...texts}>
      <span ref={frame} className={field.frame}>
        <input
          {...control}
          ref={input}
          type="text"
          name={name}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={isOpen ? ids[active.active] : undefined}
          required={!optional}
          disabled={disabled}
          placeholder={placeholder}
          autoComplete={autoComplete}
          spellCheck={false}
          className={field.input}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setWrong(false);
            active.setActive(-1);
            // A kept draft or the browser fills in without anybody being here.
            if (document.activeElement === event.currentTarget) setOpen(true);
          }}
          onClick={open}
          onKeyDown={onKey}
          onBlur={leave}
        />
        {chosen !== undefined && optional && !disabled ? (
          <ClearButton
            onClear={() => {
              pick(undefined);
              tellForm();
              input.current?.focus();
            }}
          />
        ) : (
          <ShowButton
            listId={listId}
            isOpen={isOpen}
            disabled={disabled}
            onToggle={() => {
              input.current?.focus();
              if (isOpen) setOpen(false);
              else open();
            }}
          />
        )}
      </span>
      <ComboboxList
        ref={popup}
        id={listId}
        label={typeof label === "string" ? label : messages.show}
        options={isOpen ? found : []}
        ids={ids}
        active={active.active}
        chosen={chosen?.value}
        note={isOpen && (found.length === 0 || state === "failed") ? said : undefined}
        onPick={(option) => {
          pick(option);
          tellForm();
        }}
      />
      <VisuallyHidden role="status">{isOpen ? said : ""}</VisuallyHidden>
    </LabelledField>
  );
}
