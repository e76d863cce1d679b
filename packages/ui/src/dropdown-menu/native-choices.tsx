"use client";

import { createContext, use } from "react";
import type {
  DropdownMenuCheckboxItemProps,
  DropdownMenuRadioGroupProps,
  DropdownMenuRadioItemProps,
} from "./item-props.ts";
import { NativeItem } from "./native-items.tsx";

type Chosen = Pick<DropdownMenuRadioGroupProps, "value" | "onValueChange">;

const ChosenContext = createContext<Chosen>({ value: "" });

/** A choice in the native panel: a button that is pressed or not. */
export function NativeCheckboxItem({
  checked,
  onCheckedChange,
  onSelect,
  ...rest
}: DropdownMenuCheckboxItemProps) {
  const select = (event: Event) => {
    onSelect?.(event);
    onCheckedChange?.(!checked);
  };
  return <NativeItem aria-pressed={checked} {...rest} onSelect={select} />;
}

/** Choices in the native panel of which one is pressed. */
export function NativeRadioGroup({ value, onValueChange, ...rest }: DropdownMenuRadioGroupProps) {
  return (
    <ChosenContext value={{ value, onValueChange }}>
      <span role="group" {...rest} />
    </ChosenContext>
  );
}

/** One of the choices of a group in the native panel. */
export function NativeRadioItem({ value, ...rest }: DropdownMenuRadioItemProps) {
  const chosen = use(ChosenContext);
  const check = () => chosen.onValueChange?.(value);
  return <NativeCheckboxItem {...rest} checked={value === chosen.value} onCheckedChange={check} />;
}
