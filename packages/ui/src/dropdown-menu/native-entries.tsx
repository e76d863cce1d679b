"use client";

import { Icon } from "../icon/icon.tsx";
import { useLink } from "../provider/provider.tsx";
import * as css from "./dropdown-menu.css.ts";
import type { DropdownMenuEntry, DropdownMenuItem } from "./entries.ts";

interface NativeEntriesProps {
  items: readonly DropdownMenuEntry[];
  onDone: () => void;
}

/** The entries as links and buttons one below the other: what works without the keys of a menu. */
export function NativeEntries({ items, onDone }: NativeEntriesProps) {
  return items.map((entry) => {
    if ("options" in entry)
      return entry.options.map(({ value, label }) => (
        <NativeItem
          key={value}
          item={{
            id: value,
            label,
            checked: value === entry.value,
            onCheckedChange: () => entry.onValueChange(value),
          }}
          onDone={onDone}
        />
      ));
    if (entry.items !== undefined)
      return <NativeEntries key={entry.id} items={entry.items} onDone={onDone} />;
    return <NativeItem key={entry.id} item={entry} onDone={onDone} />;
  });
}

function NativeItem({ item, onDone }: { item: DropdownMenuItem; onDone: () => void }) {
  const Link = useLink();
  const isDisabled = item.disabled === true;
  const shared = {
    className: css.item[item.tone ?? "neutral"],
    children: (
      <>
        {item.icon !== undefined && <Icon icon={item.icon} size="small" />}
        <span>{item.label}</span>
      </>
    ),
  };
  const press = () => {
    if (isDisabled) return;
    onDone();
    item.onSelect?.();
    item.onCheckedChange?.(item.checked !== true);
  };
  if (item.href !== undefined && !isDisabled) return <Link href={item.href} onClick={press} {...shared} />;
  return (
    <button
      type="button"
      aria-pressed={item.checked}
      aria-disabled={isDisabled || undefined}
      onClick={press}
      {...shared}
    />
  );
}
