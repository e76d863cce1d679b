"use client";

import { Icon } from "../icon/icon.tsx";
import { useLink } from "../provider/provider.tsx";
import type { DropdownMenuAction, DropdownMenuEntry } from "./entries.ts";
import {
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
} from "./menu-items.tsx";

/** Draws entries that are given as data. */
export function MenuEntries({ items }: { items: readonly DropdownMenuEntry[] }) {
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
