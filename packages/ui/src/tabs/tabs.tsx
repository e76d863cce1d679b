"use client";

import { useState, type ReactNode } from "react";
import { TabsList, TabsPanel, TabsTab } from "./tabs-parts.tsx";
import { TabsRoot, type TabsBehaviour } from "./tabs-root.tsx";

/** One tab and what it shows. */
export interface TabItem {
  /** Part of the section's address. Of letters, digits and hyphens. */
  id: string;
  /** What the tab says. */
  label: string;
  /** What it shows. */
  content: ReactNode;
}

export interface TabsProps extends TabsBehaviour {
  /** The tabs in their order, each with `id`, `label` and the `content` that it shows. */
  items: readonly TabItem[];
  /** What the tabs are about. */
  label: string;
}

/**
 * Sections of equal rank, one shown at a time, ready-made of the parts beside it (`TabsRoot`, `TabsList` and so on).
 * Without JavaScript all are shown, and the tabs are links to them. Arrow keys follow the reading direction.
 */
export function Tabs({ items, label, value, defaultValue, onValueChange, ...root }: TabsProps) {
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const shown = items.some(({ id }) => id === chosen) ? chosen : items[0]?.id;
  const choose = (id: string) => {
    setOwn(id);
    onValueChange?.(id);
  };
  return (
    <TabsRoot {...root} value={shown} onValueChange={choose}>
      <TabsList label={label}>
        {items.map(({ id, label: name }) => (
          <TabsTab key={id} value={id}>
            {name}
          </TabsTab>
        ))}
      </TabsList>
      {items.map(({ id, label: name, content }) => (
        <TabsPanel key={id} value={id} heading={name}>
          {content}
        </TabsPanel>
      ))}
    </TabsRoot>
  );
}
