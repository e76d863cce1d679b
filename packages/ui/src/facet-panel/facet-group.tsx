import type { Locale } from "@preforma/domain/locales";
import { CheckboxOption } from "../field/checkbox-option.tsx";
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

/** How many values stand open before the rest folds away. */
const shown = 7;

/** One facet: a fold with its check boxes; long lists keep their tail in a fold of its own. */
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
        <span>{title}</span>
        {chosen > 0 && (
          <span className={css.chosen}>{formatMessage(messages.selected, { count: chosen }, locale)}</span>
        )}
      </summary>
      <ul className={css.list} role="list" aria-label={title}>
        {head.map((value) => (
          <Option key={value.value} name={name} option={value} locale={locale} />
        ))}
      </ul>
      {tail.length > 0 && (
        <details className={css.more} open={tail.some((value) => value.selected)}>
          <summary className={css.moreSummary}>
            {formatMessage(messages.more, { count: tail.length }, locale)}
          </summary>
          <ul className={css.list} role="list" aria-label={title}>
            {tail.map((value) => (
              <Option key={value.value} name={name} option={value} locale={locale} />
            ))}
          </ul>
        </details>
      )}
    </details>
  );
}

function Option({ name, option, locale }: { name: string; option: FacetOption; locale: Locale }) {
  const { value, title = value, count, selected = false } = option;
  return (
    <li className={css.option}>
      <CheckboxOption
        name={name}
        value={value}
        // Uncontrolled, so that it answers a press at once; the key starts it anew when an answer disagrees.
        key={String(selected)}
        defaultChecked={selected}
        disabled={count === 0 && !selected}
        label={
          <span className={css.line}>
            {option.hex && (
              <svg className={css.swatch} viewBox="0 0 16 16" aria-hidden="true">
                <circle cx="8" cy="8" r="7.5" fill={option.hex} stroke="currentColor" strokeOpacity=".35" />
              </svg>
            )}
            <bdi className={css.name}>{title}</bdi>
            <span className={css.count}>{formatNumber(count, locale)}</span>
          </span>
        }
      />
    </li>
  );
}
