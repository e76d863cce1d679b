"use client";

import { X } from "../drawings/index.ts";
import { Icon } from "../icon/index.ts";
import { formatMessage } from "../messages/message.ts";
import { useLink, useLocale, useMessages } from "../provider/index.ts";
import * as css from "./active-filters.css.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface ActiveFiltersProps extends RootProps<HTMLUListElement> {
  /** Each choice, with the URL of the list without it. */
  filters: readonly { id: string; label: string; removeHref: string }[];
  /** The URL of the list without any filters. */
  clearHref: string;
}

/** The active filters as links, each of which removes one. Renders nothing without filters. */
export function ActiveFilters({ filters, clearHref, className, ...rest }: ActiveFiltersProps) {
  const messages = useMessages("facet-panel");
  const { locale } = useLocale();
  const Link = useLink();
  if (filters.length === 0) return null;
  return (
    <ul role="list" {...rest} className={classList(css.list, className)}>
      {filters.map((filter) => (
        <li key={filter.id}>
          <Link
            href={filter.removeHref}
            className={css.chip}
            aria-label={formatMessage(messages.remove, { name: filter.label }, locale)}
          >
            <bdi>{filter.label}</bdi>
            <Icon icon={X} size="small" />
          </Link>
        </li>
      ))}
      <li>
        <Link href={clearHref} className={css.clear}>
          {messages.clear}
        </Link>
      </li>
    </ul>
  );
}
