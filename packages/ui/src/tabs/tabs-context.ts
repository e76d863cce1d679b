"use client";

import { createContext, use, type RefObject } from "react";
import type { Bindings } from "../intent/use-bound.ts";
import type { useEarlyKey } from "../intent/use-early-key.ts";

/** State shared by the parts of tabs. */
export interface TabsState {
  /** Begins the ids of tabs and panels. */
  prefix: string;
  /** Before script all sections are shown, and the tabs are links to them. */
  hasScript: boolean;
  selected: string | undefined;
  select: (value: string) => void;
  list: RefObject<HTMLUListElement | null>;
  lists: Bindings;
  tabs: Bindings;
  panels: Bindings;
  early: ReturnType<typeof useEarlyKey>;
  /** Loads the keyboard handling. */
  want: () => void;
}

export const TabsContext = createContext<TabsState | null>(null);

/** The tabs around a part. */
export function useTabs(): TabsState {
  const tabs = use(TabsContext);
  if (tabs === null)
    throw new Error("A part of tabs stands outside of TabsRoot. Put it into a TabsRoot, however deep.");
  return tabs;
}

/** The id of a section, to which its tab leads. */
export const panelId = ({ prefix }: TabsState, value: string) => `${prefix}${value}`;

/** The id of a tab, which names its section. */
export const tabId = ({ prefix }: TabsState, value: string) => `${prefix}${value}-tab`;
