"use client";

import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type DOMAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from "react";
import { useButton } from "react-aria/useButton";
import { useNumberField } from "react-aria/useNumberField";
import { useNumberFieldState } from "react-stately/useNumberFieldState";
import type { Steps } from "./step-number.ts";

type ButtonEvents = DOMAttributes<HTMLButtonElement>;

/** The library's handlers for the field and its buttons. */
export interface BoundSteps {
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  less: ButtonEvents;
  more: ButtonEvents;
}

/** The state that steps start from, and the callback for their result. */
export interface Stepping extends Steps {
  /** The number in the field; null while there is none. */
  value: number | null;
  /** The number after that many steps; null if there is none. Overrides `step`. */
  next: (count: number) => number | null;
  /** Whether the mouse wheel steps while the field has the focus. @default false */
  wheel?: boolean;
  disabled?: boolean;
  /** Called with the number after a step. */
  onStep: (value: number) => void;
}

export interface NumberPartProps extends Stepping {
  input: RefObject<HTMLInputElement | null>;
  lessButton: RefObject<HTMLButtonElement | null>;
  moreButton: RefObject<HTMLButtonElement | null>;
  /** Returns and clears the last press before this was loaded. */
  takeEarly: () => globalThis.PointerEvent | null;
  /** The last argument of `onBind`, once the buttons use it. */
  bound: BoundSteps | null;
  /** `null` when the part unmounts. */
  onBind: (bound: BoundSteps | null) => void;
}

/** The hooks read the number as text. It is internal, so it is exact and in one language for all pages. */
const inner = {
  locale: "en-US",
  formatOptions: { useGrouping: false, maximumFractionDigits: 20 },
  commitBehavior: "validate",
} as const;

/** Required by the hooks but never used: the field supplies its own texts. */
const words = { "aria-label": "number", incrementAriaLabel: "more", decrementAriaLabel: "less" };

/** The pointer events of a button that the library handles. Keys click natively. */
const events = ["onPointerUp", "onPointerEnter", "onPointerLeave", "onMouseDown", "onDragStart"] as const;

/**
 * Keys and buttons of a number field, on react-aria. It renders nothing and does not handle typing: react-aria's field
 * rejects input that its parser does not accept, even Ctrl+Backspace, and announces numbers in its own words. So it
 * gets no input, and its focus handlers, which make the announcements, are left out.
 */
export function NumberPart({
  input,
  lessButton,
  moreButton,
  takeEarly,
  bound,
  onBind,
  value,
  min,
  max,
  step,
  next,
  wheel = false,
  disabled,
  onStep,
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
  const stepBy = (count: number) => {
    const to = next(count);
    if (to !== null) onStep(to);
  };
  const state =
    step === undefined ? { ...numbers, increment: () => stepBy(1), decrement: () => stepBy(-1) } : numbers;
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
  const more: ButtonEvents = useButton(pressOf(incrementButtonProps), moreButton).buttonProps;
  const less: ButtonEvents = useButton(pressOf(decrementButtonProps), lessButton).buttonProps;

  const live = useRef({ inputProps, less, more, stepBy });
  useLayoutEffect(() => {
    live.current = { inputProps, less, more, stepBy };
  });
  useEffect(() => {
    const eventsOf = (side: "less" | "more"): ButtonEvents => {
      // The library did not see the start of a press that began before this was loaded.
      let isHeard = false;
      return {
        ...Object.fromEntries(
          events.map((name) => [name, (event: never) => live.current[side][name]?.(event)]),
        ),
        onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
          isHeard = true;
          live.current[side].onPointerDown?.(event);
        },
        onClick: (event: MouseEvent<HTMLButtonElement>) => {
          // A click by a key or assistive technology has `detail` 0.
          if (isHeard && event.detail > 0) live.current[side].onClick?.(event);
          else live.current.stepBy(side === "more" ? 1 : -1);
          isHeard = false;
        },
        // A long press would also open the browser's context menu.
        onContextMenu: (event) => event.preventDefault(),
      };
    };
    onBind({
      onKeyDown: (event) => live.current.inputProps.onKeyDown?.(event),
      less: eventsOf("less"),
      more: eventsOf("more"),
    });
    return () => onBind(null);
  }, [onBind]);
  const catchUp = useEffectEvent(() => {
    const press = takeEarly();
    // A button that is already pressed starts to repeat.
    if (press?.target instanceof Element && press.target.matches(":active"))
      press.target.dispatchEvent(new globalThis.PointerEvent(press.type, press));
  });
  useEffect(() => {
    if (bound !== null) catchUp();
  }, [bound]);

  // The library's wheel handling needs the input too, and its direction is opposite to native number fields.
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
