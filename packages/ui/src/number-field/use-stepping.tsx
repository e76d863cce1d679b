"use client";

import {
  useEffect,
  useRef,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { isShortcut } from "../details-menu/arrow-keys.logic.ts";
import { useLoaded } from "../intent/use-loaded.ts";
import type { NumberHandle, Stepping } from "./number-part.tsx";
import { stepNumber } from "./step-number.ts";

const load = () => import("./number-part.tsx").then(({ NumberPart }) => NumberPart);

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** What else of a button's events the library hears: those of pointers. A key clicks natively. */
const events = ["onPointerEnter", "onMouseDown", "onDragStart"] as const;
const releases = ["onPointerUp", "onPointerLeave", "onPointerCancel"] as const;

type AnyHandler = ((event: never) => void) | undefined;
type Side = "less" | "more";

/**
 * Steps of a number field by keys, buttons and wheel. The library for them is loaded once somebody turns to the field;
 * until then, and where it cannot be had, each press is one step.
 */
export function useStepping(input: RefObject<HTMLInputElement | null>, stepping: Stepping) {
  const { value, min, max, neighbours, disabled, onStep } = stepping;
  const frame = useRef<HTMLSpanElement>(null);
  const handle = useRef<NumberHandle>(null);
  const less = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  /** Whether the press began before the library was there: then its click is not the library's. */
  const isEarly = useRef(false);
  /** Such a press, while the button is held. */
  const held = useRef<globalThis.PointerEvent>(null);
  const { Part, want } = useLoaded(load);
  const turnTo = () => void (!disabled && want());
  useEffect(() => {
    // Whoever came before hydration has the focus here.
    if (frame.current?.contains(document.activeElement)) want();
  });

  const stepBy = (count: number) => {
    const next =
      neighbours === undefined ? stepNumber(value, count, stepping) : neighbours[count > 0 ? "more" : "less"];
    if (next !== null) onStep(next);
  };
  const isAtEnd = (side: Side) => {
    if (neighbours !== undefined) return neighbours[side] === null;
    if (value === null) return false;
    return side === "more" ? value >= (max ?? Infinity) : value <= (min ?? -Infinity);
  };
  const button = (side: Side): ComponentPropsWithRef<"button"> => {
    const handed = (name: keyof NumberHandle[Side]) => (event: never) =>
      (handle.current?.[side][name] as AnyHandler)?.(event);
    const release = (name: (typeof releases)[number]) => (event: never) => {
      held.current = null;
      handed(name)(event);
    };
    return {
      ...Object.fromEntries(events.map((name) => [name, handed(name)])),
      ...Object.fromEntries(releases.map((name) => [name, release(name)])),
      ref: side === "more" ? more : less,
      disabled,
      "aria-disabled": isAtEnd(side),
      onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
        isEarly.current = handle.current === null;
        held.current = isEarly.current ? event.nativeEvent : null;
        handle.current?.[side].onPointerDown?.(event);
      },
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        // A key or assistive technology counts no presses.
        const isPointer = event.detail > 0 && !isEarly.current;
        if (handle.current === null || !isPointer) stepBy(side === "more" ? 1 : -1);
        else handle.current[side].onClick?.(event);
        isEarly.current = false;
      },
      // A held finger also asks for the menu of the browser.
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
    };
  };
  /** A button that is held already begins to repeat. */
  const begin = () => {
    const press = held.current;
    if (press !== null) press.target?.dispatchEvent(new globalThis.PointerEvent(press.type, press));
  };
  return {
    /** For the element around the field and its buttons. */
    frame: { ref: frame, onPointerEnter: turnTo, onTouchStart: turnTo, onFocus: turnTo },
    /** Steps by a key of the field. Home, End and the sideways arrows belong to the text. */
    press: (event: KeyboardEvent<HTMLInputElement>) => {
      const count = steps[event.key];
      if (count === undefined || isShortcut(event) || event.nativeEvent.isComposing) return;
      const isPage = Math.abs(count) > 1;
      if (isPage && neighbours !== undefined) return;
      if (handle.current !== null && !isPage) return handle.current.onKeyDown?.(event);
      event.preventDefault();
      stepBy(count);
    },
    /** For the button that steps to that side. */
    button,
    part: (Part === null ? null : (
      <Part {...stepping} handle={handle} input={input} less={less} more={more} onReady={begin} />
    )) as ReactNode,
  };
}
