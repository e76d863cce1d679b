import type { Locale } from "@preforma/domain/locales";
import { useEffect, useRef, useState } from "react";
import { checkbox } from "../field/choice.css.ts";
import { formatMessage, formatNumber } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/index.ts";
import * as css from "./facet-panel.css.ts";

/** One value that can be chosen. */
export interface FacetOption {
  value: string;
  /** How it is called in the page's language. @default the value itself */
  title?: string;
  /** Products that this value would show next to the other choices. */
  count: number;
  /** @default false */
  selected?: boolean;
  /** `#rrggbb` of a colour's swatch. */
  hex?: string;
}

export interface FacetGroupProps {
  /** Name of the check boxes in the form. */
  name: string;
  /** What the values are of: its heading. */
  title: string;
  /** What can be chosen, in the order in which it is shown. */
  values: readonly FacetOption[];
  /** Whether the group starts unfolded. A group with a choice always does. Default true. */
  open?: boolean;
}

/** How many values are shown before the rest folds away. */
const shown = 7;

/** One facet: a fold with its check boxes; long lists have their tail in a separate fold. */
export function FacetGroup({ name, title, values, open = true }: FacetGroupProps) {
  const messages = useMessages("facet-panel");
  const { locale } = useLocale();
  if (values.length === 0) return null;
  const chosen = values.filter((value) => value.selected).length;
  // One more than the limit is no reason to fold.
  const head = values.length > shown + 1 ? values.slice(0, shown) : values;
  const tail = values.slice(head.length);
  return (
    <details className={css.group} open={open || chosen > 0}>
      <summary className={css.summary}>
        {title}
        {chosen > 0 && (
          <span className={css.chosen}>{formatMessage(messages.selected, { count: chosen }, locale)}</span>
        )}
      </summary>
      <Options name={name} title={title} values={head} />
      {tail.length > 0 && <Tail name={name} title={title} values={tail} />}
    </details>
  );
}

/**
 * The rest of a long facet. The page has it once its fold was opened: most visitors never do, and closed it would be
 * most of a list's elements. Without JavaScript it is there from the beginning.
 */
function Tail(group: FacetGroupProps) {
  const messages = useMessages("facet-panel");
  const { locale } = useLocale();
  const hasChosen = group.values.some((value) => value.selected);
  const [wasOpened, setWasOpened] = useState(hasChosen);
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // It may have been opened before hydration.
    if (fold.current?.open) setWasOpened(true);
  }, []);
  const options = <Options {...group} />;
  return (
    <details
      ref={fold}
      className={css.more}
      open={hasChosen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpened(true);
      }}
    >
      <summary className={css.moreSummary}>
        {formatMessage(messages.more, { count: group.values.length }, locale)}
      </summary>
      {wasOpened ? options : <noscript>{options}</noscript>}
    </details>
  );
}

function Options({ name, title, values }: FacetGroupProps) {
  const { locale } = useLocale();
  return (
    <ul className={css.list} role="list" aria-label={title}>
      {values.map((value) => (
        <Option key={value.value} name={name} option={value} locale={locale} />
      ))}
    </ul>
  );
}

function Option({ name, option, locale }: { name: string; option: FacetOption; locale: Locale }) {
  const { value, title = value, count, selected = false } = option;
  return (
    <li className={css.option}>
      <label className={css.line}>
        <input
          type="checkbox"
          name={name}
          value={value}
          className={checkbox}
          // Uncontrolled, so that it answers a press at once; the key resets it when an answer disagrees.
          key={String(selected)}
          defaultChecked={selected}
          disabled={count === 0 && !selected}
        />
        {/* Style attributes are not allowed everywhere; a drawing has its colour as a separate attribute. */}
        {option.hex && <svg className={css.swatch} color={option.hex} aria-hidden="true" />}
        <bdi className={css.name}>{title}</bdi>
        <span className={css.count}>{formatNumber(count, locale)}</span>
      </label>
    </li>
  );
}
