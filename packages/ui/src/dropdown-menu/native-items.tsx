"use client";

import type { MouseEvent } from "react";
import { triggerElement } from "../intent/trigger-element.tsx";
import type { TriggerElement } from "../layout/with-handlers.ts";
import { dressChild } from "../layout/as-child.ts";
import { hideNativePanel } from "../popover/native-panel.tsx";
import { classList } from "../theme/class-list.ts";
import * as css from "./dropdown-menu.css.ts";
import type { DropdownMenuItemProps, DropdownMenuLabelProps } from "./item-props.ts";
import { useMenu } from "./menu-context.ts";

/** An item of the native panel: a button, or the link in it. Works without the keys of a menu. */
export function NativeItem({
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
export function NativeLabel({ className, ...rest }: DropdownMenuLabelProps) {
  return <span {...rest} className={classList(css.label, className)} />;
}

/** A line in the native panel. */
export function NativeSeparator({ className, ...rest }: DropdownMenuLabelProps) {
  return <span role="separator" {...rest} className={classList(css.separator, className)} />;
}
