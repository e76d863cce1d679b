"use client";

import * as Radix from "@radix-ui/react-dropdown-menu";
import { Check, ChevronRight } from "../drawings/index.ts";
import { Icon } from "../icon/icon.tsx";
import * as popover from "../popover/popover.css.ts";
import { useLink, useLocale } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import * as css from "./dropdown-menu.css.ts";
import type { DropdownMenuEntry, DropdownMenuItem, DropdownMenuRadioGroup } from "./entries.ts";

interface EntriesProps {
  items: readonly DropdownMenuEntry[];
  /** Where submenus are drawn. */
  container: Element | null | undefined;
}

/** The entries of an open menu. */
export function MenuEntries({ items, container }: EntriesProps) {
  return items.map((entry) =>
    "options" in entry ? (
      <RadioGroup key={entry.id} {...entry} />
    ) : entry.items === undefined ? (
      <Item key={entry.id} item={entry} />
    ) : (
      <Submenu key={entry.id} item={entry} items={entry.items} container={container} />
    ),
  );
}

function useShared({ label, tone = "neutral", disabled = false }: Omit<DropdownMenuItem, "id">) {
  const { locale } = useLocale();
  return {
    className: css.item[tone],
    // Typed letters are compared in lower case, which Turkish has its own for.
    textValue: label.toLocaleLowerCase(locale),
    // It can be reached, which the library's own `disabled` prevents.
    "aria-disabled": disabled || undefined,
  };
}

function Item({ item }: { item: DropdownMenuItem }) {
  const Link = useLink();
  const shared = {
    ...useShared(item),
    onSelect: (event: Event) => (item.disabled === true ? event.preventDefault() : item.onSelect?.()),
  };
  const content = (
    <>
      {item.icon !== undefined && <Icon icon={item.icon} size="small" />}
      <span>{item.label}</span>
    </>
  );
  if (item.checked !== undefined)
    return (
      <Radix.CheckboxItem
        {...shared}
        checked={item.checked}
        onCheckedChange={(checked) => {
          if (item.disabled !== true) item.onCheckedChange?.(checked);
        }}
      >
        <Mark />
        {content}
      </Radix.CheckboxItem>
    );
  if (item.href === undefined || item.disabled === true)
    return <Radix.Item {...shared}>{content}</Radix.Item>;
  return (
    <Radix.Item asChild {...shared}>
      <Link href={item.href}>{content}</Link>
    </Radix.Item>
  );
}

/** Room for the sign of what is chosen. */
function Mark() {
  return (
    <span className={css.mark}>
      <Radix.ItemIndicator>
        <Icon icon={Check} size="small" />
      </Radix.ItemIndicator>
    </span>
  );
}

function RadioGroup({ label, value, onValueChange, options }: DropdownMenuRadioGroup) {
  return (
    <Radix.RadioGroup aria-label={label} value={value} onValueChange={onValueChange}>
      {options.map((option) => (
        <RadioItem key={option.value} {...option} />
      ))}
    </Radix.RadioGroup>
  );
}

function RadioItem({ value, label }: { value: string; label: string }) {
  return (
    <Radix.RadioItem {...useShared({ label })} value={value}>
      <Mark />
      <span>{label}</span>
    </Radix.RadioItem>
  );
}

function Submenu({ item, items, container }: EntriesProps & { item: DropdownMenuItem }) {
  return (
    <Radix.Sub>
      <Radix.SubTrigger {...useShared(item)} disabled={item.disabled}>
        {item.icon !== undefined && <Icon icon={item.icon} size="small" />}
        <span className={css.grow}>{item.label}</span>
        <Icon icon={ChevronRight} size="small" mirrored />
      </Radix.SubTrigger>
      <Radix.Portal container={container}>
        <Radix.SubContent
          aria-label={item.label}
          collisionPadding={8}
          className={classList(popover.surface, css.menu)}
        >
          <MenuEntries items={items} container={container} />
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}
