"use client";

import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  type DOMAttributes,
  type KeyboardEventHandler,
  type Ref,
  type RefObject,
} from "react";
import { useButton } from "react-aria/useButton";
import { useNumberField } from "react-aria/useNumberField";
import { useNumberFieldState } from "react-stately/useNumberFieldState";
import type { Steps } from "./step-number.ts";

/** What the library does with the events of the field and its buttons. */
export interface NumberHandle {
  onKeyDown: KeyboardEventHandler | undefined;
  less: DOMAttributes<HTMLButtonElement>;
  more: DOMAttributes<HTMLButtonElement>;
}

/** What steps start from, and where they lead. */
export interface Stepping extends Steps {
  /** The number in the field; null while there is none. */
  value: number | null;
  /** The next numbers by a rule that is no grid; null at an end. @default those of the grid */
  neighbours?: { less: number | null; more: number | null };
  /** Whether the mouse wheel steps while the field has the focus. @default false */
  wheel?: boolean;
  disabled?: boolean;
  /** Told the number that a step leads to. */
  onStep: (value: number) => void;
}

export interface NumberPartProps extends Stepping {
  handle: Ref<NumberHandle>;
  input: RefObject<HTMLInputElement | null>;
  less: RefObject<HTMLButtonElement | null>;
  more: RefObject<HTMLButtonElement | null>;
  /** Told once this listens. */
  onReady: () => void;
}

/** The hooks read the number as text. This text is theirs alone, so it is exact, and in one language for all pages. */
const inner = {
  locale: "en-US",
  formatOptions: { useGrouping: false, maximumFractionDigits: 20 },
  commitBehavior: "validate",
} as const;

/**
 * Keys and buttons of a number field, on react-aria. It draws nothing, and what is typed is not its own: its field
 * refuses what its parser does not know, also Ctrl+Backspace, and says each number in words of its own. So it gets no
 * input, and its focus handlers, by which it speaks, are left out.
 */
export function NumberPart({
  handle,
  input,
  less,
  more,
  value,
  min,
  max,
  step,
  neighbours,
  wheel = false,
  disabled,
  onStep,
  onReady,
}: NumberPartProps) {
  const noInput = useRef<HTMLInputElement>(null);
  const numbers = useNumberFieldState({
    ...inner,
    value: value ?? Number.NaN,
    minValue: min,
    maxValue: max,
    step,
    onChange: onStep,
  });
  const goTo = (next: number | null) => () => void (next !== null && onStep(next));
  const state =
    neighbours === undefined
      ? numbers
      : { ...numbers, increment: goTo(neighbours.more), decrement: goTo(neighbours.less) };
  // The words are never shown: what the visitor hears is the field's own.
  const words = { "aria-label": "number", incrementAriaLabel: "more", decrementAriaLabel: "less" };
  const { inputProps, incrementButtonProps, decrementButtonProps } = useNumberField(
    { ...inner, ...words, minValue: min, maxValue: max, step, isDisabled: disabled },
    state,
    noInput,
  );
  const pressOf = ({ onPressStart, onPressUp, onPressEnd }: typeof incrementButtonProps) => ({
    onPressStart,
    onPressUp,
    onPressEnd,
    isDisabled: disabled,
  });
  const { buttonProps: moreProps } = useButton(pressOf(incrementButtonProps), more);
  const { buttonProps: lessProps } = useButton(pressOf(decrementButtonProps), less);
  useImperativeHandle(handle, () => ({ onKeyDown: inputProps.onKeyDown, less: lessProps, more: moreProps }));

  const ready = useEffectEvent(onReady);
  useEffect(() => void ready(), []);

  // Its own wheel needs the input too, and turns against that of native number fields.
  const turn = useEffectEvent((event: WheelEvent) => {
    const isVertical = Math.abs(event.deltaY) > Math.abs(event.deltaX);
    // With Ctrl it zooms.
    if (!isVertical || event.ctrlKey || document.activeElement !== event.currentTarget) return;
    event.preventDefault();
    if (event.deltaY < 0) state.increment();
    else state.decrement();
  });
  useEffect(() => {
    const field = input.current;
    if (!wheel || field === null) return undefined;
    const listener = (event: WheelEvent) => turn(event);
    field.addEventListener("wheel", listener, { passive: false });
    return () => field.removeEventListener("wheel", listener);
  }, [wheel, input]);
  return null;
}
