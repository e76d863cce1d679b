"use client";

import { Search } from "../drawings/index.ts";
import {
  useEffect,
  useId,
  useRef,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  type SubmitEvent,
} from "react";
import { Icon } from "../icon/index.ts";
import type { BoundProps } from "../intent/use-bound.ts";
import { useMessages } from "../provider/index.ts";
import * as css from "./search-form.css.ts";
import { classList } from "../theme/class-list.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";

/** Where in the form something is that helps with the search. */
export interface SearchFormContext {
  /** Id of the field. Its text belongs to the form. */
  fieldId: string;
  /** Which form it is: in the header, or in the overlay. */
  size: "inline" | "large";
  /** Sets more attributes and handlers of the field and of the `<search>` element around the form and the help. */
  setProps: Dispatch<SetStateAction<SearchControlProps>>;
}

/** React props of elements of the form. */
export interface SearchControlProps {
  input?: BoundProps | null;
  root?: BoundProps | null;
}

export interface SearchFormProps extends RootProps {
  /** The product list that shows the results. */
  action: string;
  /** The query parameter that carries the text. Default `keyword`. */
  parameter?: string;
  /** The field's name for screen readers. @default that products are searched, in the page's language */
  label?: string;
  /** An example of what can be searched for. @default an example of packaging, in the page's language */
  placeholder?: string;
  /** What was searched for last, so that it can be corrected. */
  defaultValue?: string;
  /** `inline` for the header, `large` with a hint for the overlay. Default `inline`. */
  size?: "inline" | "large";
  /** Puts the focus into the field when the dialog around it opens. */
  initialFocus?: boolean;
  /** Takes over the submit where the page can do it without a full load; call `event.preventDefault()` then. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Called when the visitor moves to the field: time to load suggestions. */
  onIntent?: () => void;
  /** Draws what helps with the search below the field, e.g. `SearchSuggestions`. It may come at any time. */
  renderSuggestions?: (place: SearchFormContext) => ReactNode;
}

/** A real GET form to the product list: it searches before and without JavaScript. */
export function SearchForm(props: SearchFormProps) {
  const {
    action,
    parameter = "keyword",
    defaultValue = "",
    size = "inline",
    initialFocus,
    onSubmit,
    onIntent,
  } = props;
  const messages = useMessages("search-form");
  const fieldId = useId();
  const hint = `${fieldId}-hint`;
  const field = useRef<HTMLInputElement>(null);
  const [given, setProps] = useState<SearchControlProps>({});

  const shown = useRef(defaultValue);
  useEffect(() => {
    if (shown.current === defaultValue || field.current === null) return;
    shown.current = defaultValue;
    // A new search shows in the field, while typing in it stays with the visitor.
    field.current.value = defaultValue;
  }, [defaultValue]);
  useEffect(() => {
    // A visitor may be in the field before the script is loaded.
    if (document.activeElement === field.current) onIntent?.();
  }, [onIntent]);

  return (
    <search {...given.root} {...rootPropsOf(props)} className={classList(css.search, props.className)}>
      <form method="get" action={action} className={css.form[size]} onSubmit={onSubmit}>
        <label htmlFor={fieldId} className={css.label}>
          {props.label ?? messages.label}
        </label>
        <input
          ref={field}
          id={fieldId}
          type="search"
          name={parameter}
          defaultValue={defaultValue}
          placeholder={props.placeholder ?? messages.placeholder}
          aria-describedby={size === "large" ? hint : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          className={css.input[size]}
          data-initial-focus={initialFocus ? "" : undefined}
          onFocus={onIntent}
          onPointerEnter={onIntent}
          {...given.input}
        />
        <button type="submit" className={css.submit[size]} aria-label={messages.submit}>
          <Icon icon={Search} size={size === "large" ? "medium" : "small"} />
        </button>
      </form>
      {size === "large" && (
        <p id={hint} className={css.hint}>
          {messages.hint}
        </p>
      )}
      {props.renderSuggestions?.({ fieldId, size, setProps })}
    </search>
  );
}
