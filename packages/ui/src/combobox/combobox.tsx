"use client";

import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { LabelledField, useFieldIds, type FieldTexts } from "../field/field-frame.tsx";
import * as field from "../field/field.css.ts";
import { useLeave } from "../field/use-leave.ts";
import { useLoaded } from "../intent/use-loaded.ts";
import { useMessages } from "../provider/provider.tsx";
import { ClearButton, ShowButton } from "./combobox-buttons.tsx";
import * as css from "./combobox.css.ts";
import type { EarlyAct, ListAttributes, ListHandle } from "./combobox-part.tsx";
import type { ComboboxOption } from "./options.logic.ts";
import { useChoice } from "./use-choice.ts";
import type { SearchOptions } from "./use-options.ts";
import type { InputProps } from "../layout/root-props.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";
import { classList } from "../theme/class-list.ts";

export interface ComboboxProps extends FieldTexts, InputProps {
  /** Name in the form; sent is the `value` of the chosen option, or the text where any text will do. */
  name?: string;
  /** What can be chosen. Either these or `search`. */
  options?: readonly ComboboxOption[];
  /** Finds what can be chosen. Keep it the same function between renders. */
  search?: SearchOptions;
  /** Takes what is in no list too: assistance instead of a choice. @default false */
  anyText?: boolean;
  /** The option that is chosen, or the text, where you keep that yourself: whenever it changes, the field shows it. */
  value?: ComboboxOption | string;
  /** The option that is chosen at first, or the text. */
  defaultValue?: ComboboxOption | string;
  /** Shown while it is empty: an example, never the label. */
  placeholder?: string;
  /** What the browser may fill in. @default "off" */
  autoComplete?: string;
  /**
   * Told what would be sent and the option it belongs to: after each choice, when a text that is none is left, and with
   * `anyText` at each letter.
   */
  onValueChange?: (value: string, option: ComboboxOption | null) => void;
}

const load = () => import("./combobox-part.tsx").then(({ ComboboxPart }) => ComboboxPart);

const closed: ListAttributes = {
  "aria-expanded": false,
  "aria-controls": undefined,
  "aria-activedescendant": undefined,
};

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
  value,
  defaultValue,
  disabled,
  onValueChange,
  required,
  onKeyDown,
  onClick,
  onFocus,
  onBlur,
  ref,
  className,
  ...rest
}: ComboboxProps) {
  const messages = useMessages("combobox");
  const frame = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<ListHandle>(null);
  const early = useRef<EarlyAct | null>(null);
  const { Part, want } = useLoaded(load);
  const [attributes, setAttributes] = useState(closed);
  const choice = useChoice(input, { options, anyText, value, defaultValue, onValueChange });
  const leaving = useLeave(choice.leave);
  const { text, chosen, isWrong } = choice;
  useEffect(() => {
    // Whoever came before hydration has the focus here.
    if (document.activeElement === input.current) want();
  });

  const texts = { label, hint, optional, error: error ?? (isWrong ? messages.choose : undefined) };
  const { id, control } = useFieldIds(texts, givenId, rest["aria-describedby"]);
  const act = (done: EarlyAct) => {
    if (list.current === null) early.current = done;
  };
  const takeEarly = () => {
    const done = early.current;
    early.current = null;
    return done;
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (list.current !== null) return list.current.press(event);
    if (event.key === "Escape") takeEarly();
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    act(event.key);
  };
  return (
    <LabelledField id={id} labelId={`${id}-label`} {...texts}>
      <span ref={frame} className={field.frame} onPointerEnter={want} onTouchStart={want}>
        <input
          // The open list hides the rest of the page from screen readers, and only a label that is named so counts then.
          aria-labelledby={rest["aria-label"] === undefined ? `${id}-label` : undefined}
          {...rest}
          {...control}
          ref={useBothRefs(input, ref)}
          type="text"
          name={name}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={attributes["aria-expanded"]}
          aria-controls={attributes["aria-controls"]}
          aria-activedescendant={attributes["aria-activedescendant"]}
          required={required ?? !optional}
          disabled={disabled}
          placeholder={placeholder}
          autoComplete={autoComplete}
          spellCheck={false}
          className={classList(css.input, className)}
          value={text}
          onChange={(event) => {
            choice.type(event.currentTarget.value);
            // A kept draft or the browser fills in without anybody being here.
            if (document.activeElement === event.currentTarget) act("type");
          }}
          onClick={(event) => {
            onClick?.(event);
            act("click");
            list.current?.open();
          }}
          onKeyDown={keyDown}
          onTouchEnd={(event) => list.current?.touch(event)}
          onFocus={(event) => {
            onFocus?.(event);
            leaving.onFocus();
            want();
            list.current?.focus(event);
          }}
          onBlur={(event) => {
            onBlur?.(event);
            takeEarly();
            leaving.onBlur();
            list.current?.blur(event);
          }}
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
            attributes={attributes}
            disabled={disabled}
            onToggle={() => {
              input.current?.focus();
              act("click");
              list.current?.toggle();
            }}
          />
        )}
      </span>
      {Part !== null && (
        <Part
          handle={list}
          onAttributes={setAttributes}
          input={input}
          frame={frame}
          takeEarly={takeEarly}
          label={typeof label === "string" ? label : messages.show}
          options={options}
          search={search}
          choice={choice}
        />
      )}
    </LabelledField>
  );
}
