"use client";

import { Search } from "lucide-react";
import { useId, type SubmitEvent } from "react";
import { Icon } from "../icon/index.ts";
import { useMessages } from "../provider/index.ts";
import * as css from "./search-form.css.ts";

export interface SearchFormProps {
  /** The product list that shows the results. */
  action: string;
  /** The query parameter that carries the text. Default `keyword`. */
  parameter?: string;
  /** What was searched for last, so that it can be mended. */
  defaultValue?: string;
  /** `inline` for the header, `large` with a hint for the overlay. Default `inline`. */
  size?: "inline" | "large";
  /** Puts the focus into the field when the dialog around it opens. */
  initialFocus?: boolean;
  /** Takes over the submit where the page can do it without a full load; call `event.preventDefault()` then. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** A real GET form to the product list: it searches before and without JavaScript. */
export function SearchForm(props: SearchFormProps) {
  const {
    action,
    parameter = "keyword",
    defaultValue = "",
    size = "inline",
    initialFocus = false,
    onSubmit,
  } = props;
  const messages = useMessages("search-form");
  const field = useId();
  const hint = useId();
  return (
    <search className={css.search}>
      <form method="get" action={action} className={css.form[size]} onSubmit={onSubmit}>
        <label htmlFor={field} className={css.label}>
          {messages.label}
        </label>
        <input
          // A new search shows in the field, while typing in it stays with the visitor.
          key={defaultValue}
          id={field}
          type="search"
          name={parameter}
          defaultValue={defaultValue}
          placeholder={messages.placeholder}
          aria-describedby={size === "large" ? hint : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          className={css.input[size]}
          data-initial-focus={initialFocus ? "" : undefined}
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
    </search>
  );
}
