"use client";

import { use } from "react";
import type {
  DropdownMenuCheckboxItemProps,
  DropdownMenuItemProps,
  DropdownMenuLabelProps,
  DropdownMenuRadioGroupProps,
  DropdownMenuRadioItemProps,
  DropdownMenuSubContentProps,
  DropdownMenuSubProps,
  DropdownMenuSubTriggerProps,
} from "./item-props.ts";
import { MenuPiecesContext } from "./menu-context.ts";
import { NativeItem, NativeLabel, NativeSeparator } from "./native-items.tsx";
import { NativeCheckboxItem, NativeRadioGroup, NativeRadioItem } from "./native-choices.tsx";

/** An action, a page by a link with `asChild`, or a form by `form`. */
export function DropdownMenuItem(props: DropdownMenuItemProps) {
  const Item = use(MenuPiecesContext)?.Item ?? NativeItem;
  return <Item {...props} />;
}

/** A choice that is on or off. */
export function DropdownMenuCheckboxItem(props: DropdownMenuCheckboxItemProps) {
  const Item = use(MenuPiecesContext)?.CheckboxItem ?? NativeCheckboxItem;
  return <Item {...props} />;
}

/** Items of which one is chosen. Name it by `aria-label`. */
export function DropdownMenuRadioGroup(props: DropdownMenuRadioGroupProps) {
  const Group = use(MenuPiecesContext)?.RadioGroup ?? NativeRadioGroup;
  return <Group {...props} />;
}

/** One of the items of a `DropdownMenuRadioGroup`. */
export function DropdownMenuRadioItem(props: DropdownMenuRadioItemProps) {
  const Item = use(MenuPiecesContext)?.RadioItem ?? NativeRadioItem;
  return <Item {...props} />;
}

/** A text over items. It cannot be chosen. */
export function DropdownMenuLabel(props: DropdownMenuLabelProps) {
  const Label = use(MenuPiecesContext)?.Label ?? NativeLabel;
  return <Label {...props} />;
}

/** A line between items. */
export function DropdownMenuSeparator(props: DropdownMenuLabelProps) {
  const Separator = use(MenuPiecesContext)?.Separator ?? NativeSeparator;
  return <Separator {...props} />;
}

/** A submenu: the item that opens it, and its content. Natively its items follow that item as a heading. */
export function DropdownMenuSub(props: DropdownMenuSubProps) {
  const Sub = use(MenuPiecesContext)?.Sub;
  return Sub === undefined ? props.children : <Sub {...props} />;
}

/** The item that opens a submenu. */
export function DropdownMenuSubTrigger({ disabled, tone, textValue, ...props }: DropdownMenuSubTriggerProps) {
  const Trigger = use(MenuPiecesContext)?.SubTrigger;
  if (Trigger === undefined) return <NativeLabel {...props} />;
  return <Trigger {...props} disabled={disabled} tone={tone} textValue={textValue} />;
}

/** The items of a submenu. It is named by its trigger unless it has an `aria-label`. */
export function DropdownMenuSubContent(props: DropdownMenuSubContentProps) {
  const Content = use(MenuPiecesContext)?.SubContent;
  return Content === undefined ? <span role="group" {...props} /> : <Content {...props} />;
}
