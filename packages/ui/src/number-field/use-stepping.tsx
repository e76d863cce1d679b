"use client";

import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { isShortcut } from "../details-menu/arrow-keys.logic.ts";
import { useLoaded } from "../intent/use-loaded.ts";
import type { BoundSteps, Stepping } from "./number-part.tsx";

const load = () => import("./number-part.tsx").then(({ NumberPart }) => NumberPart);

const keys: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * Steps of a number field by keys, buttons and wheel. The library for them is loaded when a visitor hovers, focuses or
 * touches the field; until then, and if loading fails, each press is one step.
 */
export function useStepping(input: RefObject<HTMLInputElement | null>, stepping: Stepping) {
  const { step, next, disabled, onStep } = stepping;
  const frame = useRef<HTMLSpanElement>(null);
  const less = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const early = useRef<globalThis.PointerEvent>(null);
  const [bound, setBound] = useState<BoundSteps | null>(null);
  const { Part, want } = useLoaded(load);
  const turnTo = () => void (disabled || want());
  useEffect(() => {
    // A visitor may have focused the field before hydration.
    if (frame.current?.contains(document.activeElement)) want();
  });

  const stepBy = (count: number) => {
    const to = next(count);
    if (to !== null) onStep(to);
  };
  const takeEarly = () => {
    const press = early.current;
    early.current = null;
    return press;
  };
  const onPointerDown = (event: PointerEvent) => void (early.current = event.nativeEvent);
  return {
    /** Props for the element around the field and its buttons. */
    frame: { ref: frame, onPointerEnter: turnTo, onTouchStart: turnTo, onFocus: turnTo },
    /** Steps on a key in the field. Home, End and the horizontal arrows belong to the text. */
    press: (event: KeyboardEvent<HTMLInputElement>) => {
      const count = keys[event.key];
      if (count === undefined || isShortcut(event) || event.nativeEvent.isComposing) return;
      const isPage = count ** 2 > 1;
      if (isPage && step === undefined) return;
      if (bound !== null && !isPage) return bound.onKeyDown(event);
      event.preventDefault();
      stepBy(count);
    },
    /** Props for the buttons. */
    less: { ref: less, disabled, onPointerDown, onClick: () => stepBy(-1), ...bound?.less },
    more: { ref: more, disabled, onPointerDown, onClick: () => stepBy(1), ...bound?.more },
    part: (Part && (
      <Part
        {...stepping}
        input={input}
        lessButton={less}
        moreButton={more}
        takeEarly={takeEarly}
        bound={bound}
        onBind={setBound}
      />
    )) as ReactNode,
  };
}
