"use client";

import { useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from "react";
import { joinProps, useBound } from "../intent/use-bound.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";
import { classList } from "../theme/class-list.ts";
import { panelId, tabId, useTabs } from "./tabs-context.ts";
import * as css from "./tabs.css.ts";

export interface TabsListProps extends Omit<ComponentPropsWithRef<"ul">, "aria-label"> {
  /** What the tabs are about: screen readers say it on the way in. */
  label: string;
}

/** The row of tabs. Too many for the width scroll along the line. */
export function TabsList({ label, ref, className, ...rest }: TabsListProps) {
  const { hasScript, list, lists, early, want } = useTabs();
  const [bound, bindingRef] = useBound(lists, "list");
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (bound !== null) return;
    early.press(event);
    // Buttons obey the space bar, links do not.
    if (event.key !== " " || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    event.target.click();
  };
  const own = hasScript && {
    role: "tablist",
    onPointerEnter: want,
    onTouchStart: want,
    onFocus: want,
    onBlur: early.forget,
    onKeyDown: keyDown,
  };
  return (
    <ul
      role="list"
      aria-label={label}
      {...joinProps(bound, own, rest)}
      ref={useBothRefs(useBothRefs(list, bindingRef), ref)}
      className={classList(css.list, className)}
    />
  );
}

export interface TabsTabProps extends Omit<ComponentPropsWithRef<"a">, "href" | "role"> {
  /** The section that it shows. Of letters, digits and hyphens: it is part of the section's address. */
  value: string;
}

/** The name of a section: a link to it, and with script its tab. */
export function TabsTab({ value, ref, className, children, ...rest }: TabsTabProps) {
  const tabs = useTabs();
  const [bound, bindingRef] = useBound(tabs.tabs, value);
  /** Whether the press began before the library listened. */
  const [isEarly, setEarly] = useState(false);
  const isSelected = value === tabs.selected;
  const own = tabs.hasScript && {
    role: "tab",
    "aria-selected": isSelected,
    "aria-controls": panelId(tabs, value),
    onPointerDown: () => setEarly(bound === null),
    onClick: (event: Event) => {
      event.preventDefault();
      if (bound === null || isEarly) tabs.select(value);
      setEarly(false);
    },
  };
  return (
    <li className={css.item} role={tabs.hasScript ? "presentation" : undefined}>
      <a
        id={tabId(tabs, value)}
        {...joinProps(bound, own, rest)}
        href={`#${panelId(tabs, value)}`}
        ref={useBothRefs<HTMLAnchorElement>(bindingRef, ref)}
        className={classList(css.tab, className)}
      >
        {children}
      </a>
    </li>
  );
}

export interface TabsPanelProps extends Omit<ComponentPropsWithRef<"section">, "hidden" | "role"> {
  /** That of its tab. */
  value: string;
  /** Its name above it where there is no JavaScript and all sections are shown. */
  heading?: ReactNode;
}

/** A section. Its address on the page belongs to its tab, so it takes no other `id` where the tab is to lead to it. */
export function TabsPanel({ value, heading, ref, className, children, ...rest }: TabsPanelProps) {
  const tabs = useTabs();
  const [bound, bindingRef] = useBound(tabs.panels, value);
  const isShown = value === tabs.selected;
  const own = tabs.hasScript && { role: "tabpanel", tabIndex: 0, hidden: !isShown };
  return (
    <section
      id={panelId(tabs, value)}
      aria-labelledby={tabId(tabs, value)}
      {...joinProps(own, bound, rest)}
      ref={useBothRefs<HTMLElement>(bindingRef, ref)}
      className={classList(css.panel[tabs.hasScript || isShown ? "shown" : "waiting"], className)}
    >
      {!tabs.hasScript && heading !== undefined && <p className={css.heading}>{heading}</p>}
      {children}
    </section>
  );
}
