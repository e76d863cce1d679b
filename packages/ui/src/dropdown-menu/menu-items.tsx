"use client";

import { createContext, use, type MouseEvent } from "react";
import {
  type DropdownMenuCheckboxItemProps,
  type DropdownMenuItemProps,
  type DropdownMenuLabelProps,
  type DropdownMenuRadioGroupProps,
  type DropdownMenuRadioItemProps,
  type DropdownMenuSubContentProps,
  type DropdownMenuSubProps,
  type DropdownMenuSubTriggerProps,
  MenuPiecesContext,
  useMenu,
} from "./menu-context.ts";
import { triggerElement } from "../intent/trigger-element.tsx";
import type { TriggerElement } from "../layout/with-handlers.ts";
import { dressChild } from "../layout/as-child.ts";
import { hideNativePanel } from "../popover/native-panel.tsx";
import { classList } from "../theme/class-list.ts";
import * as css from "./dropdown-menu.css.ts";

type Chosen = Pick<DropdownMenuRadioGroupProps, "value" | "onValueChange">;

const ChosenContext = createContext<Chosen>({ value: "" });

/** A toggle in the native panel: a button with `aria-pressed`. */
function NativeCheckboxItem({ checked, onCheckedChange, onSelect, ...rest }: DropdownMenuCheckboxItemProps) {
  const select = (event: Event) => {
    onSelect?.(event);
    onCheckedChange?.(!checked);
  };
  return <NativeItem aria-pressed={checked} {...rest} onSelect={select} />;
}

/** A single choice in the native panel: one button is pressed. */
function NativeRadioGroup({ value, onValueChange, ...rest }: DropdownMenuRadioGroupProps) {
  return (
    <ChosenContext value={{ value, onValueChange }}>
      <span role="group" {...rest} />
    </ChosenContext>
  );
}

/** One of the choices of a group in the native panel. */
function NativeRadioItem({ value, ...rest }: DropdownMenuRadioItemProps) {
  const chosen = use(ChosenContext);
  const check = () => chosen.onValueChange?.(value);
  return <NativeCheckboxItem {...rest} checked={value === chosen.value} onCheckedChange={check} />;
}

/** An action, a link with `asChild`, or a submit button with `form`. */
export function DropdownMenuItem(props: DropdownMenuItemProps) {
  const Item = use(MenuPiecesContext)?.Item ?? NativeItem;
  return <Item {...props} />;
}

/** A toggle item. */
export function DropdownMenuCheckboxItem(props: DropdownMenuCheckboxItemProps) {
  const Item = use(MenuPiecesContext)?.CheckboxItem ?? NativeCheckboxItem;
  return <Item {...props} />;
}

/** A group of items with one choice. Name it with `aria-label`. */
export function DropdownMenuRadioGroup(props: DropdownMenuRadioGroupProps) {
  const Group = use(MenuPiecesContext)?.RadioGroup ?? NativeRadioGroup;
  return <Group {...props} />;
}

/** One of the items of a `DropdownMenuRadioGroup`. */
export function DropdownMenuRadioItem(props: DropdownMenuRadioItemProps) {
  const Item = use(MenuPiecesContext)?.RadioItem ?? NativeRadioItem;
  return <Item {...props} />;
}

/** A label above items. */
export function DropdownMenuLabel(props: DropdownMenuLabelProps) {
  const Label = use(MenuPiecesContext)?.Label ?? NativeLabel;
  return <Label {...props} />;
}

/** A line between items. */
export function DropdownMenuSeparator(props: DropdownMenuLabelProps) {
  const Separator = use(MenuPiecesContext)?.Separator ?? NativeSeparator;
  return <Separator {...props} />;
}

/** A submenu: its trigger and content. In the native panel its items follow the trigger as a heading. */
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

/** An item of the native panel: a button or a link. It has no menu keys. */
function NativeItem({
  asChild = false,
  form,
  disabled = false,
  tone = "neutral",
  textValue: _textValue,
  onSelect,
  onClick,
  className,
  children,
  ...rest
}: DropdownMenuItemProps) {
  const { id } = useMenu();
  const press = (event: MouseEvent<HTMLElement>) => {
    onClick?.(event);
    if (disabled) return event.preventDefault();
    const selection = new Event("select", { cancelable: true });
    onSelect?.(selection);
    if (!selection.defaultPrevented) hideNativePanel(event.currentTarget, id);
  };
  const element = asChild
    ? (children as TriggerElement)
    : triggerElement({ children, form, ...(form !== undefined && { type: "submit" }) });
  return dressChild(element, {
    ...rest,
    "aria-disabled": disabled || undefined,
    className: classList(css.item[tone], className),
    onClick: press,
  });
}

/** A text in the native panel. */
function NativeLabel({ className, ...rest }: DropdownMenuLabelProps) {
  return <span {...rest} className={classList(css.label, className)} />;
}

/** A line in the native panel. */
function NativeSeparator({ className, ...rest }: DropdownMenuLabelProps) {
  return <span role="separator" {...rest} className={classList(css.separator, className)} />;
}
