"use client";

import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { isShortcut, placeAfter, stepAlongLine } from "../details-menu/arrow-keys.logic.ts";
import { useHasScript } from "../provider/use-has-script.ts";
import * as css from "./tabs.css.ts";
import type { RootProps } from "../layout/root-props.ts";

/** One tab and what it shows. */
export interface TabItem {
  /** Part of the section's address. Of letters, digits and hyphens. */
  id: string;
  /** What the tab says. */
  label: string;
  /** What it shows. */
  content: ReactNode;
}

export interface TabsProps extends RootProps<HTMLDivElement> {
  /** The tabs in their order, each with `id`, `label` and the `content` that it shows. */
  items: readonly TabItem[];
  /** What the tabs are about. */
  label: string;
  /** `automatic` shows what the arrows reach; `manual` waits for Enter, where showing is costly. @default "automatic" */
  activation?: "automatic" | "manual";
  /** Id of the one that is shown, where you keep that yourself. */
  value?: string;
  /** Id of the one that is shown at first. @default the first */
  defaultValue?: string;
  /** Told of each choice; with `value`, asks for it. */
  onValueChange?: (id: string) => void;
}

/**
 * Sections of equal rank, one shown at a time. Without JavaScript all are shown, and the tabs are links to them.
 * Arrow keys follow the reading direction.
 */
export function Tabs({
  items,
  label,
  activation = "automatic",
  value,
  defaultValue = value,
  onValueChange,
  ...rest
}: TabsProps) {
  const prefix = useId();
  const list = useRef<HTMLUListElement>(null);
  const scripted = useHasScript();
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const selected = items.some(({ id }) => id === chosen) ? chosen : items[0]?.id;

  const select = (id: string) => {
    if (id === selected) return;
    setOwn(id);
    onValueChange?.(id);
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (isShortcut(event)) return;
    const tabs = [...(list.current?.querySelectorAll("a") ?? [])];
    const place = tabs.findIndex((tab) => tab === document.activeElement);
    if (event.key === " ") {
      event.preventDefault();
      tabs[place]?.click();
      return;
    }
    // Of its own part of the page, which may run against the document.
    const { direction } = getComputedStyle(event.currentTarget);
    const step = stepAlongLine(event.key, direction === "rtl" ? "rtl" : "ltr");
    if (step === undefined || place === -1) return;
    event.preventDefault();
    const atEnd = placeAfter(step, place, tabs.length) === place;
    // Round at the ends, as the tabs pattern has it.
    const next = atEnd
      ? step === "next"
        ? 0
        : step === "previous"
          ? tabs.length - 1
          : place
      : placeAfter(step, place, tabs.length);
    tabs[next]?.focus();
    const item = items[next];
    if (activation === "automatic" && item !== undefined) select(item.id);
  };

  return (
    <div {...rest}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a list only until it is a tablist */}
      <ul
        ref={list}
        className={css.list}
        aria-label={label}
        role={scripted ? "tablist" : "list"}
        onKeyDown={scripted ? move : undefined}
      >
        {items.map(({ id, label: name }) => (
          <li key={id} className={css.item} role={scripted ? "presentation" : undefined}>
            <a
              href={`#${prefix}${id}`}
              id={`${prefix}${id}-tab`}
              className={css.tab}
              {...(scripted && {
                role: "tab",
                "aria-selected": id === selected,
                "aria-controls": `${prefix}${id}`,
                tabIndex: id === selected ? 0 : -1,
                onClick: (event) => {
                  event.preventDefault();
                  select(id);
                },
              })}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      {items.map(({ id, label: name, content }) => (
        <section
          key={id}
          id={`${prefix}${id}`}
          aria-labelledby={`${prefix}${id}-tab`}
          className={css.panel[scripted || id === selected ? "shown" : "waiting"]}
          {...(scripted && { role: "tabpanel", tabIndex: 0, hidden: id !== selected })}
        >
          {!scripted && <p className={css.heading}>{name}</p>}
          {content}
        </section>
      ))}
    </div>
  );
}
