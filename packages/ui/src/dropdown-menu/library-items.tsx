"use client";

import * as Radix from "@radix-ui/react-dropdown-menu";
import { Children, isValidElement, type ReactNode } from "react";
import { Check, ChevronRight } from "../drawings/index.ts";
import { Icon } from "../icon/icon.tsx";
import { containerOf } from "../intent/ghost-trigger.tsx";
import * as popover from "../popover/popover.css.ts";
import { useLocale } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import * as css from "./dropdown-menu.css.ts";
import {
  type DropdownMenuCheckboxItemProps,
  type DropdownMenuItemProps,
  type DropdownMenuLabelProps,
  type DropdownMenuRadioGroupProps,
  type DropdownMenuRadioItemProps,
  type DropdownMenuSubContentProps,
  type DropdownMenuSubProps,
  type DropdownMenuSubTriggerProps,
  type MenuItemProps,
  useMenu,
  type MenuPieces,
} from "./menu-context.ts";

/** The text content of a node. */
const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) => {
      if (isValidElement<{ children?: ReactNode }>(child)) return textOf(child.props.children);
      return typeof child === "string" || typeof child === "number" ? String(child) : "";
    })
    .join("");

/** Props that all items pass to the library. A disabled item stays focusable, which its `disabled` would prevent. */
function useItemProps<Props extends Omit<MenuItemProps, "onSelect">>({
  disabled = false,
  tone = "neutral",
  textValue,
  className,
  ...rest
}: Props) {
  const { locale } = useLocale();
  return {
    ...rest,
    className: classList(css.item[tone], className),
    // Type-ahead compares in lower case, which differs in Turkish.
    textValue: (textValue ?? textOf(rest.children)).trim().toLocaleLowerCase(locale),
    "aria-disabled": disabled || undefined,
  };
}

/** The select handler of an item. A disabled one does nothing, and the menu stays open. */
const selects =
  ({ disabled, onSelect }: MenuItemProps, then?: (event: Event) => void) =>
  (event: Event) => {
    if (disabled === true) return event.preventDefault();
    onSelect?.(event);
    then?.(event);
  };

function Item({ form, ...props }: DropdownMenuItemProps) {
  const send = ({ currentTarget }: Event) => {
    if (form !== undefined) formOf(currentTarget as Element, form)?.requestSubmit();
  };
  return <Radix.Item {...useItemProps(props)} onSelect={selects(props, send)} />;
}

function formOf({ ownerDocument }: Element, id: string): HTMLFormElement | null {
  return ownerDocument.querySelector<HTMLFormElement>(`form[id="${CSS.escape(id)}"]`) ?? null;
}

function CheckboxItem({ onCheckedChange, children, ...props }: DropdownMenuCheckboxItemProps) {
  const change = (checked: boolean) => {
    if (props.disabled !== true) onCheckedChange?.(checked);
  };
  return (
    <Radix.CheckboxItem
      {...useItemProps({ ...props, children })}
      onSelect={selects(props)}
      onCheckedChange={change}
    >
      <Mark />
      {children}
    </Radix.CheckboxItem>
  );
}

function RadioGroup(props: DropdownMenuRadioGroupProps) {
  return <Radix.RadioGroup {...props} />;
}

function RadioItem({ children, ...props }: DropdownMenuRadioItemProps) {
  return (
    <Radix.RadioItem {...useItemProps({ ...props, children })} onSelect={selects(props)}>
      <Mark />
      {children}
    </Radix.RadioItem>
  );
}

/** Room for the check mark. */
function Mark() {
  return (
    <span className={css.mark}>
      <Radix.ItemIndicator>
        <Icon icon={Check} size="small" />
      </Radix.ItemIndicator>
    </span>
  );
}

function Label({ className, ...rest }: DropdownMenuLabelProps) {
  return <Radix.Label {...rest} className={classList(css.label, className)} />;
}

function Separator({ className, ...rest }: DropdownMenuLabelProps) {
  return <Radix.Separator {...rest} className={classList(css.separator, className)} />;
}

function Sub(props: DropdownMenuSubProps) {
  return <Radix.Sub {...props} />;
}

function SubTrigger({ children, ...props }: DropdownMenuSubTriggerProps) {
  return (
    <Radix.SubTrigger {...useItemProps({ ...props, children })} disabled={props.disabled}>
      <span className={css.grow}>{children}</span>
      <Icon icon={ChevronRight} size="small" mirrored />
    </Radix.SubTrigger>
  );
}

function SubContent({ className, ...rest }: DropdownMenuSubContentProps) {
  const { trigger } = useMenu().part;
  return (
    <Radix.Portal container={containerOf(trigger)}>
      <Radix.SubContent
        collisionPadding={8}
        {...rest}
        className={classList(popover.surface, css.menu, className)}
      />
    </Radix.Portal>
  );
}

/** The building blocks of an open menu. */
export const libraryItems: MenuPieces = {
  Item,
  CheckboxItem,
  RadioGroup,
  RadioItem,
  Label,
  Separator,
  Sub,
  SubTrigger,
  SubContent,
};
