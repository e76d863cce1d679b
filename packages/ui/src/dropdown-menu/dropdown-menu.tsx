"use client";

import type { ComponentPropsWithRef } from "react";
import type { OpenProps } from "../intent/use-open.ts";
import type { TriggerElement } from "../layout/with-handlers.ts";
import type { Placement } from "../popover/placement.logic.ts";
import { DropdownMenuContent, DropdownMenuRoot, DropdownMenuTrigger } from "./menu-root.tsx";
import { Icon, type IconComponent } from "../icon/icon.tsx";
import { useLink } from "../provider/provider.tsx";
import {
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
} from "./menu-items.tsx";

/**
 * One entry: a link (`href`), an action (`onSelect`), a form's submit button, a toggle, or a submenu.
 */
export interface DropdownMenuAction {
  id: string;
  /** The entry's text. */
  label: string;
  icon?: IconComponent;
  href?: string;
  onSelect?: () => void;
  /** Id of the form that it submits, also without JavaScript. */
  form?: string;
  /** Makes it a toggle. */
  checked?: boolean;
  /** Called with the new state of an entry with `checked`. */
  onCheckedChange?: (checked: boolean) => void;
  /** The entries of its submenu. */
  items?: readonly DropdownMenuEntry[];
  /** Can be focused and is announced, but does nothing. @default false */
  disabled?: boolean;
  /** `danger` for irreversible actions. @default "neutral" */
  tone?: "neutral" | "danger";
}

/** A group of entries with one choice. */
export interface DropdownMenuChoice {
  id: string;
  /** The group's accessible name. */
  label: string;
  /** The chosen value. */
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
}

/** An entry of a menu. */
export type DropdownMenuEntry = DropdownMenuAction | DropdownMenuChoice;

export interface DropdownMenuProps
  extends
    OpenProps,
    Omit<ComponentPropsWithRef<"div">, "role" | "aria-label" | "popover" | "children" | "dir"> {
  /** The button that opens it: `<IconButton label="…">…</IconButton>`. */
  trigger: TriggerElement;
  /** The menu's name. */
  label: string;
  /** The entries, in order, each with `id` and `label`. */
  items: readonly DropdownMenuEntry[];
  /** Flips to the other side if there is no room. @default "bottom-start" */
  placement?: Placement;
}

/**
 * Actions for an item, behind a button, ready-made from its parts (`DropdownMenuRoot`, `DropdownMenuItem` and so on).
 * It is built on Radix DropdownMenu, which is loaded when a visitor hovers, focuses or touches the button. Before that
 * and without JavaScript it is a native popover with links and buttons. For site navigation use `DetailsMenu`, for
 * choices in a form a select.
 */
export function DropdownMenu({
  trigger,
  label,
  items,
  open,
  defaultOpen,
  onOpenChange,
  id,
  ...content
}: DropdownMenuProps) {
  return (
    <DropdownMenuRoot id={id} open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent {...content} aria-label={label}>
        <MenuEntries items={items} />
      </DropdownMenuContent>
    </DropdownMenuRoot>
  );
}

/** Renders entries from data. */
function MenuEntries({ items }: { items: readonly DropdownMenuEntry[] }) {
  return items.map((entry) =>
    "options" in entry ? (
      <DropdownMenuRadioGroup
        key={entry.id}
        aria-label={entry.label}
        value={entry.value}
        onValueChange={entry.onValueChange}
      >
        {entry.options.map(({ value, label }) => (
          <DropdownMenuRadioItem key={value} value={value}>
            {label}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    ) : (
      <Action key={entry.id} {...entry} />
    ),
  );
}

function Action(entry: DropdownMenuAction) {
  const { label, icon, href, onSelect, form, checked, onCheckedChange, items, disabled, tone } = entry;
  const Link = useLink();
  const content = (
    <>
      {icon !== undefined && <Icon icon={icon} size="small" />}
      <span>{label}</span>
    </>
  );
  const shared = { disabled, tone, onSelect: () => onSelect?.() };
  if (items !== undefined)
    return (
      <DropdownMenuSub>
        <DropdownMenuSubTrigger disabled={disabled} tone={tone}>
          {content}
        </DropdownMenuSubTrigger>
        <DropdownMenuSubContent aria-label={label}>
          <MenuEntries items={items} />
        </DropdownMenuSubContent>
      </DropdownMenuSub>
    );
  if (checked !== undefined)
    return (
      <DropdownMenuCheckboxItem {...shared} checked={checked} onCheckedChange={onCheckedChange}>
        {content}
      </DropdownMenuCheckboxItem>
    );
  if (href !== undefined && disabled !== true)
    return (
      <DropdownMenuItem {...shared} asChild>
        <Link href={href}>{content}</Link>
      </DropdownMenuItem>
    );
  return (
    <DropdownMenuItem {...shared} form={form}>
      {content}
    </DropdownMenuItem>
  );
}
