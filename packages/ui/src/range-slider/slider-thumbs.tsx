"use client";

import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { classList } from "../theme/class-list.ts";
import * as css from "./range-slider.css.ts";

/** From and to, both inclusive. */
export type Range = readonly [from: number, to: number];

export interface SliderThumbsProps {
  /** The lowest value of the scale. */
  min: number;
  /** The highest value of the scale. */
  max: number;
  /** How far a press of an arrow key goes. @default 1 */
  step?: number;
  value: Range;
  /** Names of the thumbs for screen readers. */
  labels: readonly [from: string, to: string];
  /** Names in a form. Without them nothing is sent. */
  names?: readonly [from: string, to: string];
  /** What is read out for a place on the scale, with its unit. */
  valueText: (value: number, thumb: 0 | 1) => string;
  /** At each move; the thumbs do not pass each other. */
  onMove: (value: Range) => void;
  /** Called once a thumb is released. */
  onCommit?: () => void;
  /** Takes no input and is not sent. @default false */
  disabled?: boolean;
  /** Id of the form that it belongs to, where it is outside. */
  form?: string;
  className?: string;
}

/** Two native sliders on one track: arrow keys, touch and right-to-left pages are the browser's own. */
export function SliderThumbs({
  min,
  max,
  step = 1,
  value,
  labels,
  names,
  valueText,
  onMove,
  onCommit,
  disabled,
  form,
  className,
}: SliderThumbsProps) {
  const [from, to] = value;
  const length = Math.max(max - min, Number.EPSILON);
  const move = (thumb: 0 | 1, wanted: number) =>
    onMove(thumb === 0 ? [Math.min(wanted, to), to] : [from, Math.max(wanted, from)]);
  const slider = useRef<HTMLDivElement>(null);
  const takeEarlyMove = useEffectEvent((moved: readonly number[]) => {
    // The browser rounds a value between two steps to one.
    const [low = from, high = to] = moved.map((place, thumb) =>
      Math.abs(place - (value[thumb] ?? place)) < step ? value[thumb] : place,
    );
    if (low !== from || high !== to) onMove([Math.min(low, high), Math.max(low, high)]);
  });
  // React does not report changes from before hydration.
  useLayoutEffect(() => {
    const inputs = slider.current?.querySelectorAll("input") ?? [];
    takeEarlyMove([...inputs].map((input) => input.valueAsNumber));
  }, []);
  return (
    <div ref={slider} className={classList(css.slider, className)}>
      <svg className={css.track} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className={css.rail} width="100" height="4" />
        <rect
          className={css.chosen}
          x={((from - min) / length) * 100}
          width={(Math.max(0, to - from) / length) * 100}
          height="4"
        />
      </svg>
      {([0, 1] as const).map((thumb) => (
        <input
          key={labels[thumb]}
          type="range"
          className={classList(css.thumb, thumb === 0 && from > (min + max) / 2 && css.onTop)}
          name={names?.[thumb]}
          form={form}
          min={min}
          max={max}
          step={step}
          value={value[thumb]}
          disabled={disabled}
          aria-label={labels[thumb]}
          aria-valuetext={valueText(value[thumb], thumb)}
          onChange={(event) => move(thumb, event.currentTarget.valueAsNumber)}
          onPointerUp={onCommit}
          onKeyUp={onCommit}
        />
      ))}
    </div>
  );
}
