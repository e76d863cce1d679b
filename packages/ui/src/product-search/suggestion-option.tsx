"use client";

import { highlightRanges, tokenise } from "@preforma/domain/text";
import { useRef, type RefObject } from "react";
import { useOption } from "react-aria/useListBox";
import type { ListState } from "react-stately/useListState";
import { ArrowRight, History, LayoutGrid, SpellCheck } from "../drawings/index.ts";
import { Highlight } from "../highlight/index.ts";
import { Icon } from "../icon/index.ts";
import { formatMessage } from "../messages/message.ts";
import { Picture } from "../picture/index.ts";
import { Price } from "../price/price.tsx";
import { useLink, useLocale, useMessages } from "../provider/index.ts";
import { classList } from "../theme/class-list.ts";
import type { FoundProduct, Entry, Suggestion } from "./suggestions.logic.ts";
import * as css from "./product-search.css.ts";

interface SuggestionOptionProps {
  id: string | number;
  state: ListState<Entry>;
  /** The searched text. */
  text: string;
  /** Called when a row's link is followed. */
  onFollow: (suggestion: Suggestion) => void;
}

/** A row of the list. Rows with a URL are links, so that they can be opened in a new tab. */
export function SuggestionOption({ id, state, text, onFollow }: SuggestionOptionProps) {
  const Link = useLink();
  const ref = useRef<HTMLElement>(null);
  const { optionProps, isFocused } = useOption({ key: id }, state, ref);
  const suggestion = state.collection.getItem(id)?.value;
  if (!suggestion || "rows" in suggestion) return null;
  const row = { ...optionProps, "aria-selected": isFocused };
  const content = <Content suggestion={suggestion} text={text} />;
  if (suggestion.kind === "spelling") {
    return (
      <div {...row} ref={ref as RefObject<HTMLDivElement>} className={css.option}>
        {content}
      </div>
    );
  }
  return (
    <Link
      {...row}
      ref={ref as RefObject<HTMLAnchorElement>}
      tabIndex={-1}
      className={classList(css.option, suggestion.kind === "all" && css.all)}
      href={suggestion.href}
      onClick={(event) => {
        // react-aria turns presses and Enter into link clicks, and lets those through.
        optionProps.onClick?.(event);
        if (!event.defaultPrevented) onFollow(suggestion);
      }}
    >
      {content}
    </Link>
  );
}

function Content({ suggestion, text }: { suggestion: Suggestion; text: string }) {
  const messages = useMessages("product-search");
  const { locale } = useLocale();
  switch (suggestion.kind) {
    case "product":
      return <Product {...suggestion.product} text={text} />;
    case "recent":
      return (
        <>
          <Icon icon={History} size="small" />
          <span className={css.oneLine}>
            <bdi>{suggestion.text}</bdi>
          </span>
        </>
      );
    case "spelling":
      return (
        <>
          <Icon icon={SpellCheck} size="small" />
          <span>{formatMessage(messages.meant, { text: isolated(suggestion.text) }, locale)}</span>
        </>
      );
    case "category":
      return (
        <>
          <Icon icon={LayoutGrid} size="small" />
          <span>{suggestion.title}</span>
        </>
      );
    default:
      return (
        <>
          <span>{formatMessage(messages.all, { count: suggestion.total }, locale)}</span>
          <Icon icon={ArrowRight} size="small" mirrored />
        </>
      );
  }
}

function Product({
  title,
  highlights,
  code,
  image,
  facts = [],
  price,
  text,
}: FoundProduct & { text: string }) {
  const words = tokenise(text);
  return (
    <>
      <span className={css.stage}>
        {image && <Picture image={image} alt="" sizes="3.5rem" className={css.picture} />}
      </span>
      <span className={css.texts}>
        <span className={css.title}>
          <Highlight text={title} ranges={highlights ?? highlightRanges(title, words)} />
        </span>
        <span className={css.facts}>
          <bdi dir="ltr">
            <Highlight text={code} ranges={highlightRanges(code, words)} />
          </bdi>
          {facts.map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
          {price && <Price {...price} className={css.price} />}
        </span>
      </span>
    </>
  );
}

/** A text of unknown direction within a sentence: FIRST STRONG ISOLATE to POP DIRECTIONAL ISOLATE. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
