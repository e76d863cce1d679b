"use client";

import type { RefObject, ReactNode } from "react";
import { type AriaListBoxOptions, useListBox, useListBoxSection } from "react-aria/useListBox";
import type { ListState } from "react-stately/useListState";
import { X } from "../drawings/index.ts";
import { Icon } from "../icon/index.ts";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/index.ts";
import type { SearchFormContext } from "../search-form/index.ts";
import * as css from "./product-search.css.ts";
import { isolated, SuggestionOption } from "./suggestion-option.tsx";
import type { Entry, Suggestion } from "./suggestions.logic.ts";
import type { AnswerState } from "./use-answer.ts";

export interface SearchPanelProps {
  size: SearchFormContext["size"];
  progress: AnswerState;
  text: string;
  /** The announcement; also shown if there is nothing else to show. */
  said: string;
  suggestions: readonly Suggestion[];
  state: ListState<Entry>;
  list: RefObject<HTMLDivElement | null>;
  listProps: AriaListBoxOptions<Entry>;
  onFollow: (suggestion: Suggestion) => void;
  onRemove: (text: string) => void;
  onClear: () => void;
  onRetry: () => void;
}

/** The panel that drops from the field, or is below it in the overlay. */
export function SearchPanel(props: SearchPanelProps) {
  const { progress, suggestions } = props;
  const messages = useMessages("product-search");
  const isRecent = progress === "idle";
  return (
    <div
      data-search-panel={progress}
      aria-busy={progress === "loading" || undefined}
      // A press here must not move the focus out of the field.
      onPointerDown={(event) => event.preventDefault()}
      className={css.panel[props.size]}
    >
      {isRecent && (
        <div className={css.head}>
          <span>{messages.recent}</span>
          <button type="button" className={css.button} onClick={props.onClear}>
            {messages.clearRecent}
          </button>
        </div>
      )}
      {suggestions.length === 0 || progress === "none" ? (
        <div className={css.note}>
          {/* Announced by the status beside the panel. */}
          <p className={css.noteText} aria-hidden>
            {progress === "loading" && <span className={css.ring} />}
            {props.said}
          </p>
          {progress === "failed" && (
            <button type="button" className={css.button} onClick={props.onRetry}>
              {messages.retry}
            </button>
          )}
        </div>
      ) : (
        progress === "loading" && <span className={css.line} />
      )}
      {suggestions.length > 0 && (
        <div className={css.rows}>
          <SuggestionList {...props} label={isRecent ? messages.recent : messages.suggestions} />
          {isRecent && <RemoveButtons {...props} />}
        </div>
      )}
    </div>
  );
}

/** Beside their rows, not inside: a listbox option must not contain a button. */
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

type ListProps = Pick<SearchPanelProps, "state" | "list" | "listProps" | "text" | "onFollow"> & {
  label: string;
};

/** The rows. The focus stays in the field, which refers to the active one. */
function SuggestionList({ state, list, listProps, label, ...option }: ListProps) {
  const { listBoxProps } = useListBox(
    // No row is active before a visitor moves to it: Enter searches for the text.
    { ...listProps, "aria-label": label, "aria-labelledby": undefined, autoFocus: false },
    state,
    list,
  );
  const row = (key: string | number) => <SuggestionOption key={key} id={key} state={state} {...option} />;
  return (
    <div {...listBoxProps} ref={list} className={css.list}>
      {[...state.collection].map((node) =>
        node.type === "section" ? (
          <Section key={node.key} heading={node.rendered}>
            {[...(state.collection.getChildren?.(node.key) ?? [])].map(({ key }) => row(key))}
          </Section>
        ) : (
          row(node.key)
        ),
      )}
    </div>
  );
}

function Section({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  const { headingProps, groupProps } = useListBoxSection({ heading });
  return (
    <div {...groupProps}>
      <span {...headingProps} className={css.groupTitle}>
        {heading}
      </span>
      {children}
    </div>
  );
}
