import type { Locale } from "@preforma/domain/locales";
import { useEffect, useRef, useState } from "react";
import { checkbox } from "../field/choice.css.ts";
import { formatMessage, formatNumber } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/index.ts";
import * as css from "./facet-panel.css.ts";

/** One value that can be chosen. */
export interface FacetOption {
  value: string;
  /** Its name in the page's language. @default the value itself */
  title?: string;
  /** The number of products with this value and the other choices. */
  count: number;
  /** @default false */
  selected?: boolean;
  /** `#rrggbb` of a colour's swatch. */
  hex?: string;
}

export interface FacetGroupProps {
  /** Name of the check boxes in the form. */
  name: string;
  /** The facet's name, as its heading. */
  title: string;
  /** The options, in display order. */
  values: readonly FacetOption[];
  /** Whether the group is initially expanded. A group with a choice always is. Default true. */
  open?: boolean;
}

/** How many values are shown before the rest is collapsed. */
const shown = 7;

/** One facet: a disclosure with check boxes; the rest of a long list is in a nested disclosure. */
export function FacetGroup({ name, title, values, open = true }: FacetGroupProps) {
  const messages = useMessages("facet-panel");
  const { locale } = useLocale();
  if (values.length === 0) return null;
  const chosen = values.filter((value) => value.selected).length;
  // A single value over the limit is not collapsed.
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
 * The rest of a long facet, rendered when first opened: most visitors never open it, and it would be most of the page's
 * elements. Without JavaScript it is rendered from the start.
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
  const isNeeded = wasOpened || hasChosen;
  const options = <Options {...group} />;
  return (
    <details
      ref={fold}
      className={css.more}
      // Stays open when its last choice is removed: the focus is in it.
      open={isNeeded}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpened(true);
      }}
    >
      <summary className={css.moreSummary}>
        {formatMessage(messages.more, { count: group.values.length }, locale)}
      </summary>
      {isNeeded ? options : <noscript>{options}</noscript>}
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
  const box = useRef<HTMLInputElement>(null);
  const applied = useRef(selected);
  // Uncontrolled, so that it responds immediately. A new box for an answer that differs would lose the focus.
  useEffect(() => {
    if (applied.current !== selected && box.current) box.current.checked = selected;
    applied.current = selected;
  });
  return (
    <li className={css.option}>
      <label className={css.line}>
        <input
          ref={box}
          type="checkbox"
          name={name}
          value={value}
          className={checkbox}
          defaultChecked={selected}
          disabled={count === 0 && !selected}
        />
        {/* A content security policy may forbid style attributes; an SVG has a `color` attribute. */}
        {option.hex && <svg className={css.swatch} color={option.hex} aria-hidden="true" />}
        <bdi className={css.name}>{title}</bdi>
        <span className={css.count}>{formatNumber(count, locale)}</span>
      </label>
    </li>
  );
}
