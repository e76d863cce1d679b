"use client";

import { Search } from "../drawings/index.ts";
import { useId } from "react";
import * as menu from "../details-menu/details-menu.css.ts";
import { Icon } from "../icon/index.ts";
import type { NavigationCategory } from "../navigation/index.ts";
import { useLink, useMessages } from "../provider/index.ts";
import { SearchForm, type SearchFormProps } from "../search-form/index.ts";
import { AnchorDialog } from "../anchor-dialog/index.ts";
import * as css from "./site-header.css.ts";

export interface SearchOverlayProps {
  search: Omit<SearchFormProps, "size" | "initialFocus">;
  /** Shown below the field, for visitors who prefer to browse. */
  categories?: readonly NavigationCategory[];
}

/** Below 992 px the search is behind a button and covers the window. */
export function SearchOverlay({ search, categories = [] }: SearchOverlayProps) {
  const messages = useMessages("search-form");
  const Link = useLink();
  const browse = useId();
  const form = <SearchForm {...search} size="large" initialFocus />;
  return (
    <AnchorDialog
      id="site-search"
      side="top"
      trigger={<Icon icon={Search} />}
      triggerLabel={messages.label}
      triggerClassName={css.narrowTool}
      title={messages.title}
      closeLabel={messages.close}
      fallback={<div className={css.overlaySearch}>{form}</div>}
    >
      <div className={css.overlaySearch}>
        {form}
        {categories.length > 0 && (
          <div className={css.browse}>
            <h3 id={browse} className={css.browseTitle}>
              {messages.browse}
            </h3>
            <ul role="list" className={menu.list} aria-labelledby={browse}>
              {categories.map((category) => (
                <li key={category.id}>
                  <Link href={category.href} className={menu.link}>
                    {category.title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </AnchorDialog>
  );
}
