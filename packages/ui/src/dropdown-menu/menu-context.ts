"use client";

import { createContext, use, type ComponentType, type HTMLAttributes, type ReactNode, type Ref } from "react";
import type { Floating } from "../popover/use-floating.ts";
import type { MenuPartProps } from "./menu-part.tsx";
import type { OpenProps } from "../intent/use-open.ts";

/** State shared by the parts of a menu. */
export const MenuContext = createContext<Floating<MenuPartProps> | null>(null);

/** The menu around a part. Throws outside a menu. */
export function useMenu(): Floating<MenuPartProps> {
  const menu = use(MenuContext);
  if (menu === null) throw new Error("This part of a menu must stand in a <DropdownMenuRoot>.");
  return menu;
}

/** The building blocks of the library's open menu. */
export interface MenuPieces {
  readonly Item: ComponentType<DropdownMenuItemProps>;
  readonly CheckboxItem: ComponentType<DropdownMenuCheckboxItemProps>;
  readonly RadioGroup: ComponentType<DropdownMenuRadioGroupProps>;
  readonly RadioItem: ComponentType<DropdownMenuRadioItemProps>;
  readonly Label: ComponentType<DropdownMenuLabelProps>;
  readonly Separator: ComponentType<DropdownMenuLabelProps>;
  readonly Sub: ComponentType<DropdownMenuSubProps>;
  readonly SubTrigger: ComponentType<DropdownMenuSubTriggerProps>;
  readonly SubContent: ComponentType<DropdownMenuSubContentProps>;
}

/** The pieces in a menu of the library; null in the native panel. */
export const MenuPiecesContext = createContext<MenuPieces | null>(null);

/** Natively an item is a button or link, in the library's menu a `<div>` or link. */
interface Piece extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLDivElement>;
}

/** Props of every menu item. */
export interface MenuItemProps extends Omit<Piece, "onSelect"> {
  /** Called when the item is chosen. To leave the menu open, prevent the event. */
  onSelect?: (event: Event) => void;
  /** Can be focused and is announced, but does nothing. @default false */
  disabled?: boolean;
  /** `danger` for irreversible actions. @default "neutral" */
  tone?: "neutral" | "danger";
  /** The text for type-ahead. @default its text */
  textValue?: string;
}

export interface DropdownMenuItemProps extends MenuItemProps {
  /** Passes its props to its child, a link. @default false */
  asChild?: boolean;
  /** Id of the form that the item submits, also without JavaScript. */
  form?: string;
}

export interface DropdownMenuCheckboxItemProps extends MenuItemProps {
  /** Whether it is on. */
  checked: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

export interface DropdownMenuRadioGroupProps extends Piece {
  /** The chosen value. */
  value: string;
  onValueChange?: (value: string) => void;
}

export interface DropdownMenuRadioItemProps extends MenuItemProps {
  /** Its value in its group. */
  value: string;
}

export type DropdownMenuLabelProps = Piece;

export interface DropdownMenuSubProps extends OpenProps {
  /** A `DropdownMenuSubTrigger` and a `DropdownMenuSubContent`. */
  children: ReactNode;
}

export type DropdownMenuSubTriggerProps = Omit<MenuItemProps, "onSelect">;

export type DropdownMenuSubContentProps = Omit<Piece, "role">;
