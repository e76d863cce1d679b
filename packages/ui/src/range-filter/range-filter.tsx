"use client";
import { useRef, useState } from "react";
import * as css from "./range-filter.css.ts";
import { fromPosition, sliderSteps, toPosition } from "./range-filter.logic.ts";

export interface RangeFilterProps {
  /** What is chosen, such as "Volume (ml)". */
  legend: string;
  /** Positive bounds of what exists. */
  min: number;
  max: number;
  /** What is chosen now; absent means up to the bound. */
  from?: number;
  to?: number;
  /** Labels of the two fields. */
  fromLabel: string;
  toLabel: string;
  /** Names of the two fields in the form. */
  fromName: string;
  toName: string;
  /** A value as it is read, with its unit: `1.5 l`. */
  format: (value: number) => string;
  /** Called once a bound is chosen; by then the fields hold it. */
  onCommit?: () => void;
}

/**
 * Two number fields that work everywhere, and above them a slider with two thumbs for pointers. The
 * fields carry the names; the slider only writes into them.
 */
export function RangeFilter(props: RangeFilterProps) {
  const { min, max } = props;
  const [from, setFrom] = useState<number | undefined>(props.from);
  const [to, setTo] = useState<number | undefined>(props.to);
  const low = toPosition(from ?? min, min, max);
  const high = toPosition(to ?? max, min, max);
  // Told once a choice is made: a thumb let go, a field left. Not at every step on the way.
  const told = useRef(`${props.from}-${props.to}`);
  const commit = () => {
    const chosen = `${from}-${to}`;
    if (told.current === chosen) return;
    told.current = chosen;
    props.onCommit?.();
  };
  const thumbs = [
    {
      name: props.fromName,
      label: props.fromLabel,
      position: low,
      value: from ?? min,
      move: (position: number) => {
        const value = fromPosition(Math.min(position, high), min, max);
        setFrom(value <= min ? undefined : value);
      },
    },
    {
      name: props.toName,
      label: props.toLabel,
      position: high,
      value: to ?? max,
      move: (position: number) => {
        const value = fromPosition(Math.max(position, low), min, max);
        setTo(value >= max ? undefined : value);
      },
    },
  ];
  return (
    <fieldset className={css.fieldset}>
      <legend className={css.legend}>{props.legend}</legend>
      <div className={css.slider}>
        <svg
          className={css.track}
          viewBox={`0 0 ${sliderSteps} 4`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect className={css.rail} x="0" y="0" width={sliderSteps} height="4" />
          <rect className={css.chosen} x={low} y="0" width={Math.max(0, high - low)} height="4" />
        </svg>
        {thumbs.map((thumb) => (
          <input
            key={thumb.name}
            className={css.thumb}
            type="range"
            min={0}
            max={sliderSteps}
            value={thumb.position}
            aria-label={`${props.legend}: ${thumb.label}`}
            aria-valuetext={props.format(thumb.value)}
            onChange={(event) => thumb.move(event.currentTarget.valueAsNumber)}
            onPointerUp={commit}
            onKeyUp={commit}
          />
        ))}
      </div>
      <div className={css.fields}>
        <label className={css.field}>
          <span className={css.label}>{props.fromLabel}</span>
          <input
            className={css.input}
            type="number"
            inputMode="decimal"
            name={props.fromName}
            min={0}
            step="any"
            placeholder={String(min)}
            value={from ?? ""}
            onChange={(event) => setFrom(numberOrNothing(event.currentTarget.value))}
            onBlur={commit}
          />
        </label>
        <label className={css.field}>
          <span className={css.label}>{props.toLabel}</span>
          <input
            className={css.input}
            type="number"
            inputMode="decimal"
            name={props.toName}
            min={0}
            step="any"
            placeholder={String(max)}
            value={to ?? ""}
            onChange={(event) => setTo(numberOrNothing(event.currentTarget.value))}
            onBlur={commit}
          />
        </label>
      </div>
    </fieldset>
  );
}

function numberOrNothing(text: string): number | undefined {
  const value = Number.parseFloat(text);
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}
