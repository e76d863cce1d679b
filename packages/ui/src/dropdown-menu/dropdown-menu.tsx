"use client";

import { useRef, useState, type KeyboardEvent, type ToggleEvent } from "react";
import { Icon, type IconComponent } from "../icon/icon.tsx";
import type { Placement } from "../popover/place.logic.ts";
import * as popover from "../popover/popover.css.ts";
import { useFloating, type FloatingButton } from "../popover/use-floating.ts";
import { useLink, useLocale } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import * as css from "./dropdown-menu.css.ts";
import { placeForKey } from "./menu-keys.logic.ts";

/** One entry: it leads somewhere by `href`, or does something by `onSelect`. */
export interface DropdownMenuItem {
  id: string;
  /** What the entry says. */
  label: string;
  icon?: IconComponent;
  href?: string;
  onSelect?: () => void;
  /** Can be reached and is read out, but does nothing. @default false */
  disabled?: boolean;
  /** `danger` for what cannot be taken back. @default "neutral" */
  tone?: keyof typeof css.item;
}

export interface DropdownMenuProps {
  /** The button that opens it: `<IconButton label="…">…</IconButton>`. */
  trigger: FloatingButton;
  /** The menu's name. */
  label: string;
  /** The entries in their order, each with `id` and `label`, and `href` or `onSelect`. */
  items: readonly DropdownMenuItem[];
  /** Turns to the other side where there is no room. @default "bottom-start" */
  placement?: Placement;
}

/**
 * Actions upon one thing, behind a button, with the keys of the menu pattern. Ways through the site are a
 * `DetailsMenu`, choices in a form a select.
 */
export function DropdownMenu({ trigger, label, items, placement = "bottom-start" }: DropdownMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const floating = useFloating(placement);
  const { locale } = useLocale();
  const Link = useLink();
  /** Where the focus goes as it opens. */
  const [entry, setEntry] = useState<"first" | "last">("first");

  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const openByKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setEntry(event.key === "ArrowUp" ? "last" : "first");
    // By the button, so that the browser knows whom to give the focus back to.
    event.currentTarget.click();
  };
  const toggled = (event: ToggleEvent<HTMLElement>) => {
    floating.onToggle(event);
    if (event.newState === "open")
      entries()
        .at(entry === "last" ? -1 : 0)
        ?.focus();
    setEntry("first");
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape" || event.key === "Tab") {
      // Tab goes on from the button, as if the menu had not been there.
      if (event.key === "Escape") event.preventDefault();
      menu.current?.hidePopover();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = entries();
    const place = all.findIndex((element) => element === document.activeElement);
    if (event.key === " " && all[place]?.tagName === "A") {
      event.preventDefault();
      all[place].click();
      return;
    }
    const next = placeForKey(
      event.key,
      place,
      items.map((item) => item.label),
      locale,
    );
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  const select = (item: DropdownMenuItem) => {
    if (item.disabled) return;
    menu.current?.hidePopover();
    item.onSelect?.();
  };

  return (
    <>
      {floating.withTrigger(trigger, { "aria-haspopup": "menu", onKeyDown: openByKey })}
      <div
        ref={menu}
        id={floating.id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={classList(popover.floating, popover.placement[placement], css.menu)}
        onToggle={toggled}
        onKeyDown={move}
      >
        {items.map((item) => {
          const shared = {
            role: "menuitem",
            tabIndex: -1,
            className: css.item[item.tone ?? "neutral"],
            "aria-disabled": item.disabled || undefined,
            onClick: () => select(item),
            children: (
              <>
                {item.icon !== undefined && <Icon icon={item.icon} size="small" />}
                <span>{item.label}</span>
              </>
            ),
          };
          return item.href === undefined || item.disabled ? (
            <button key={item.id} type="button" {...shared} />
          ) : (
            <Link key={item.id} href={item.href} {...shared} />
          );
        })}
      </div>
    </>
  );
}
