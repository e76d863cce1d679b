"use client";

import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { useBindings } from "../intent/use-bound.ts";
import { useEarlyKey } from "../intent/use-early-key.ts";
import { useLoaded } from "../intent/use-loaded.ts";
import type { RootProps } from "../layout/root-props.ts";
import { useHasScript } from "../provider/use-has-script.ts";
import { TabsContext } from "./tabs-context.ts";

/** How tabs are chosen. */
export interface TabsBehaviour extends RootProps<HTMLDivElement> {
  /** `automatic` selects on arrow keys; `manual` on Enter, if showing is costly. @default "automatic" */
  activation?: "automatic" | "manual";
  /** The selected tab, if you control it. */
  value?: string;
  /** The initially selected tab. @default the first, for `Tabs`; none, for the parts */
  defaultValue?: string;
  /** Called with each choice; with `value`, requests the change. */
  onValueChange?: (value: string) => void;
}

export interface TabsRootProps extends TabsBehaviour {
  /** A `TabsList` with a `TabsTab` for each section, and a `TabsPanel` for each. */
  children: ReactNode;
}

const load = () => import("./tabs-part.tsx").then(({ TabsPart }) => TabsPart);
const keys = ["ArrowLeft", "ArrowRight", "Home", "End"];

/**
 * Sections of equal rank, one shown at a time. It is built on react-aria, which is loaded on intent; a
 * press before that counts too. Set `value` or `defaultValue`: the server cannot know which tab is first.
 */
export function TabsRoot({
  activation = "automatic",
  value,
  defaultValue,
  onValueChange,
  children,
  ...rest
}: TabsRootProps) {
  const prefix = useId();
  const list = useRef<HTMLUListElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const selected = value ?? own;
  const { Part, want } = useLoaded(load);
  const [lists, tabs, panels] = [useBindings(), useBindings(), useBindings()];
  const early = useEarlyKey(keys);
  useEffect(() => {
    // A visitor who came before hydration has the focus here.
    if (list.current?.contains(document.activeElement)) want();
  });

  const select = (next: string) => {
    if (next === selected) return;
    setOwn(next);
    onValueChange?.(next);
  };
  const state = {
    prefix,
    hasScript: useHasScript(),
    selected,
    select,
    list,
    lists,
    tabs,
    panels,
    early,
    want,
  };
  return (
    <TabsContext value={state}>
      <div {...rest}>{children}</div>
      {Part !== null && <Part {...state} activation={activation} />}
    </TabsContext>
  );
}
