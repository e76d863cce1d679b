"use client";

import type { ReactNode } from "react";
import { useListBox, useListBoxSection } from "react-aria/useListBox";
import * as css from "./product-search.css.ts";
import type { SearchPanelProps } from "./search-panel.tsx";
import { SuggestionOption } from "./suggestion-option.tsx";

type ListProps = Pick<SearchPanelProps, "state" | "list" | "listProps" | "text" | "onFollow"> & {
  label: string;
};

/** The rows. The focus stays in the field, which names the active one. */
export function SuggestionList({ state, list, listProps, label, ...option }: ListProps) {
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
