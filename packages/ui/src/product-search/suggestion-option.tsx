"use client";

import { highlightRanges, tokenise } from "@preforma/domain/text";
import { ArrowRight, History, LayoutGrid, SpellCheck } from "../drawings/index.ts";
import { Highlight } from "../highlight/index.ts";
import { Icon } from "../icon/index.ts";
import { formatMessage } from "../messages/message.ts";
import { Picture } from "../picture/index.ts";
import { formatPrice } from "../product-card/format-price.ts";
import { useLink, useLocale, useMessages } from "../provider/index.ts";
import { classList } from "../theme/class-list.ts";
import type { FoundProduct } from "./found-products.ts";
import type { Suggestion } from "./suggestions.logic.ts";
import * as css from "./product-search.css.ts";

export interface SuggestionOptionProps {
  id: string;
  suggestion: Suggestion;
  /** What was looked for. */
  text: string;
  isActive: boolean;
  onPick: (suggestion: Suggestion) => void;
}

/**
 * A row of the list. What leads somewhere is a link, so that it opens in a new tab and is fetched ahead as any other;
 * the focus stays in the field, which names the active row.
 */
export function SuggestionOption({ id, suggestion, text, isActive, onPick }: SuggestionOptionProps) {
  const Link = useLink();
  const row = { id, role: "option", tabIndex: -1, "aria-selected": isActive } as const;
  const content = <Content suggestion={suggestion} text={text} />;
  if (suggestion.kind === "spelling") {
    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys come to the field, which names the active row; its role is in the spread
      <div {...row} className={css.option} onClick={() => onPick(suggestion)}>
        {content}
      </div>
    );
  }
  return (
    <Link
      {...row}
      className={classList(css.option, suggestion.kind === "all" && css.all)}
      href={suggestion.href}
      onClick={(event) => {
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onPick(suggestion);
      }}
    >
      {content}
    </Link>
  );
}

function Content({ suggestion, text }: Pick<SuggestionOptionProps, "suggestion" | "text">) {
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
  const { locale } = useLocale();
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
          {price && <bdi className={css.price}>{formatPrice(price, locale)}</bdi>}
        </span>
      </span>
    </>
  );
}

/** A text of unknown direction within a sentence: FIRST STRONG ISOLATE to POP DIRECTIONAL ISOLATE. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
