"use client";

import { useId, useRef } from "react";
import { LabelledField, useFieldIds, type FieldTexts } from "../field/field-frame.tsx";
import * as field from "../field/field.css.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { ClearButton, ShowButton } from "./combobox-buttons.tsx";
import * as css from "./combobox.css.ts";
import { ComboboxList } from "./combobox-list.tsx";
import type { ComboboxOption } from "./options.logic.ts";
import { useChoice } from "./use-choice.ts";
import type { SearchOptions } from "./use-options.ts";
import { usePopup } from "./use-popup.ts";
import type { RootProps } from "../layout/root-props.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";
import { classList } from "../theme/class-list.ts";

export interface ComboboxProps extends FieldTexts, RootProps<HTMLInputElement> {
  /** Name in the form; sent is the `value` of the chosen option, or the text where any text will do. */
  name?: string;
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
  placeholder,
  autoComplete = "off",
  options,
  search,
  anyText,
  defaultOption,
  disabled,
  onOptionChange,
  ref,
  className,
  ...rest
}: ComboboxProps) {
  const messages = useMessages("combobox");
  const { locale } = useLocale();
  const listId = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const choice = useChoice(listId, input, {
    options,
    search,
    anyText,
    defaultOption,
    disabled,
    onOptionChange,
  });
  const { text, chosen, isOpen, isWrong, found, state, ids, active } = choice;
  usePopup(popup, frame, isOpen);

  const texts = { label, hint, optional, error: error ?? (isWrong ? messages.choose : undefined) };
  const { id, control } = useFieldIds(texts, givenId, rest["aria-describedby"]);
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
          {...rest}
          {...control}
          ref={useBothRefs(input, ref)}
          type="text"
          name={name}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={isOpen ? ids[active] : undefined}
          required={!optional}
          disabled={disabled}
          placeholder={placeholder}
          autoComplete={autoComplete}
          spellCheck={false}
          className={classList(css.input, className)}
          value={text}
          onChange={choice.type}
          onClick={choice.open}
          onKeyDown={choice.press}
          onBlur={choice.leave}
        />
        {chosen !== undefined && optional && !disabled ? (
          <ClearButton
            onClear={() => {
              choice.choose(undefined);
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
              if (isOpen) choice.close();
              else choice.open();
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
        active={active}
        chosen={chosen?.value}
        note={isOpen && (found.length === 0 || state === "failed") ? said : undefined}
        onPick={choice.choose}
      />
      <VisuallyHidden role="status">{isOpen ? said : ""}</VisuallyHidden>
    </LabelledField>
  );
}
