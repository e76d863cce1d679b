"use client";

import { X } from "../drawings/index.ts";
import { Icon } from "../icon/index.ts";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/index.ts";
import type { SearchPlace } from "../search-form/index.ts";
import { isolated, SuggestionOption } from "./suggestion-option.tsx";
import { keyOf, type Suggestion } from "./suggestions.logic.ts";
import type { AnswerState } from "./use-answer.ts";
import * as css from "./product-search.css.ts";
import { classList } from "../theme/class-list.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";

export interface SearchPanelProps extends RootProps<HTMLDivElement> {
  size: SearchPlace["size"];
  listId: string;
  state: AnswerState;
  text: string;
  /** What is announced; shown too where there is nothing else to show. */
  said: string;
  suggestions: readonly Suggestion[];
  /** Of the rows, one for each. */
  ids: readonly string[];
  /** Place of the active row; -1 for none. */
  active: number;
  onPick: (suggestion: Suggestion) => void;
  onRemove: (text: string) => void;
  onClear: () => void;
  onRetry: () => void;
}

/** What hangs from the field, or in the overlay lies below it. */
export function SearchPanel(props: SearchPanelProps) {
  const { state, suggestions, listId } = props;
  const messages = useMessages("product-search");
  const isRecent = state === "idle";
  const titleId = `${listId}-title`;
  const rows = (from: number, to?: number) =>
    suggestions
      .slice(from, to)
      .map((suggestion, place) => (
        <SuggestionOption
          key={keyOf(suggestion)}
          id={props.ids[from + place] ?? ""}
          suggestion={suggestion}
          text={props.text}
          isActive={from + place === props.active}
          onPick={props.onPick}
        />
      ));
  const categories = suggestions.findIndex(({ kind }) => kind === "category");
  const first = categories < 0 ? suggestions.length : categories;
  return (
    <div
      data-search-panel={state}
      aria-busy={state === "loading" || undefined}
      // A press here must not take the focus out of the field.
      onPointerDown={(event) => event.preventDefault()}
      {...rootPropsOf(props)}
      className={classList(css.panel[props.size], props.className)}
    >
      {isRecent && (
        <div className={css.head}>
          <span id={titleId}>{messages.recent}</span>
          <button type="button" className={css.button} onClick={props.onClear}>
            {messages.clearRecent}
          </button>
        </div>
      )}
      {suggestions.length === 0 || state === "none" ? (
        <div className={css.note}>
          {/* Announced by the status beside the panel. */}
          <p className={css.noteText} aria-hidden>
            {state === "loading" && <span className={css.ring} />}
            {props.said}
          </p>
          {state === "failed" && (
            <button type="button" className={css.button} onClick={props.onRetry}>
              {messages.retry}
            </button>
          )}
        </div>
      ) : (
        state === "loading" && <span className={css.line} />
      )}
      {suggestions.length > 0 && (
        <div className={css.rows}>
          <div
            id={listId}
            role="listbox"
            {...(isRecent ? { "aria-labelledby": titleId } : { "aria-label": messages.suggestions })}
            className={css.list}
          >
            {rows(0, first)}
            {first < suggestions.length && (
              <div role="group" aria-labelledby={titleId}>
                <span id={titleId} role="presentation" className={css.groupTitle}>
                  {messages.categories}
                </span>
                {rows(first)}
              </div>
            )}
          </div>
          {isRecent && <RemoveButtons {...props} />}
        </div>
      )}
    </div>
  );
}

/** Beside their rows, not in them: a row of a list can hold no button. */
function RemoveButtons({ suggestions, onRemove }: Pick<SearchPanelProps, "suggestions" | "onRemove">) {
  const messages = useMessages("product-search");
  const { locale } = useLocale();
  return (
    <div className={css.removes}>
      {suggestions.map(
        (suggestion) =>
          suggestion.kind === "recent" && (
            <button
              key={suggestion.text}
              type="button"
              className={css.remove}
              aria-label={formatMessage(messages.removeRecent, { text: isolated(suggestion.text) }, locale)}
              onClick={() => onRemove(suggestion.text)}
            >
              <Icon icon={X} size="small" />
            </button>
          ),
      )}
    </div>
  );
}
