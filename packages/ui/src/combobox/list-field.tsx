"use client";

import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { LabelledField, useFieldIds, type FieldTexts } from "../field/field-frame.tsx";
import * as field from "../field/field.css.ts";
import { useEarlyText } from "../field/use-early.ts";
import { useLeave } from "../field/use-leave.ts";
import { useLoaded } from "../intent/use-loaded.ts";
import type { InputProps } from "../layout/root-props.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";
import { useMessages } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import { ClearButton, ShowButton } from "./combobox-buttons.tsx";
import * as css from "./combobox.css.ts";
import type { EarlyAct, ListAttributes, ListHandle } from "./combobox-part.tsx";
import type { ComboboxOption } from "./options.logic.ts";
import type { ListChoice } from "./use-choice.ts";
import type { SearchOptions } from "./use-options.ts";

/** Props of comboboxes for one or for several options. */
export interface ListFieldProps extends FieldTexts, InputProps {
  /** The options. Either these or `search`. A long list renders only the visible ones. */
  options?: readonly ComboboxOption[];
  /** Finds the options. Pass the same function on each render. */
  search?: SearchOptions;
  /** Shown while it is empty: an example, never the label. */
  placeholder?: string;
  /** The kind of value that the browser may fill in. @default "off" */
  autoComplete?: string;
}

interface OwnProps extends ListFieldProps {
  name?: string;
  input: RefObject<HTMLInputElement | null>;
  choice: ListChoice;
  /** Empties the field; undefined where there is nothing to clear. */
  onClear?: () => void;
  /** The content above the field. */
  children?: ReactNode;
}

const load = () => import("./combobox-part.tsx").then(({ ComboboxPart }) => ComboboxPart);

const closed: ListAttributes = {
  "aria-expanded": false,
  "aria-controls": undefined,
  "aria-activedescendant": undefined,
};

/** A text field with a list, which is loaded on intent. Its owner controls the selection. */
export function ListField({
  label,
  hint,
  error,
  optional,
  id: givenId,
  options,
  search,
  disabled,
  required = !optional,
  onKeyDown,
  onClick,
  onFocus,
  onBlur,
  ref,
  className,
  input,
  choice,
  onClear,
  children,
  ...rest
}: OwnProps) {
  const messages = useMessages("combobox");
  const frame = useRef<HTMLSpanElement>(null);
  const list = useRef<ListHandle>(null);
  const early = useRef<EarlyAct | null>(null);
  const { Part, want } = useLoaded(load);
  const [attributes, setAttributes] = useState(closed);
  const leaving = useLeave(choice.leave, { onFocus });
  useEffect(() => {
    // A visitor may have focused the field before hydration.
    if (document.activeElement === input.current) want();
  });

  const texts = { label, hint, optional, error: error ?? (choice.isWrong ? messages.choose : undefined) };
  const { id, control } = useFieldIds(texts, givenId, rest["aria-describedby"]);
  const act = (done: EarlyAct) => {
    if (list.current === null) early.current = done;
  };
  const takeEarly = () => {
    const done = early.current;
    early.current = null;
    return done;
  };
  const type = (written: string) => {
    choice.type(written);
    // A saved draft or autofill changes the field while it has no focus.
    if (document.activeElement === input.current) act("type");
  };
  useEarlyText(input, choice.text, type);
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
      {children}
      <span ref={frame} className={field.frame} onPointerEnter={want} onTouchStart={want}>
        <input
          // The open list hides the rest of the page from screen readers; only an explicit reference still names the
          // field then.
          aria-labelledby={rest["aria-label"] === undefined ? `${id}-label` : undefined}
          {...rest}
          {...control}
          ref={useBothRefs(input, ref)}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={attributes["aria-expanded"]}
          aria-controls={attributes["aria-controls"]}
          aria-activedescendant={attributes["aria-activedescendant"]}
          required={required}
          disabled={disabled}
          autoComplete={rest.autoComplete ?? "off"}
          spellCheck={false}
          className={classList(css.input, className)}
          value={choice.text}
          onChange={(event) => type(event.currentTarget.value)}
          onClick={(event) => {
            onClick?.(event);
            act("click");
            list.current?.open();
          }}
          onKeyDown={keyDown}
          onTouchEnd={(event) => list.current?.touch(event)}
          onFocus={(event) => {
            leaving.onFocus(event);
            want();
            list.current?.focus(event);
          }}
          onBlur={(event) => {
            list.current?.blur(event);
            // react-aria reports a blur when the keys move into the list, while the focus stays here.
            if (event.currentTarget.matches(":focus")) return;
            onBlur?.(event);
            takeEarly();
            leaving.onBlur(event);
          }}
        />
        {onClear !== undefined && !disabled ? (
          <ClearButton
            onClear={() => {
              onClear();
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
