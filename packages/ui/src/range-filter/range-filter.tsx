"use client";
import { useRef, useState } from "react";
import { SliderThumbs, type Range } from "../range-slider/slider-thumbs.tsx";
import * as css from "./range-filter.css.ts";
import { fromPosition, sliderSteps, toPosition } from "./range-filter.logic.ts";
import { classList } from "../theme/class-list.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";

export interface RangeFilterProps extends RootProps<HTMLFieldSetElement> {
  /** What is chosen, such as "Volume (ml)". */
  legend: string;
  /** The least that exists; like all values here above zero, since the slider's scale is logarithmic. */
  min: number;
  /** The greatest that exists. */
  max: number;
  /** The lower end of what is chosen now; absent from `min` on. */
  from?: number;
  /** The upper end of what is chosen now; absent up to `max`. */
  to?: number;
  /** Label of the field for the lower end. */
  fromLabel: string;
  /** Label of the field for the upper end. */
  toLabel: string;
  /** Name of the field for the lower end in the form. */
  fromName: string;
  /** Name of the field for the upper end in the form. */
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
  const move = ([lower, upper]: Range) => {
    if (lower !== low) {
      const value = fromPosition(lower, min, max);
      setFrom(value <= min ? undefined : value);
    }
    if (upper !== high) {
      const value = fromPosition(upper, min, max);
      setTo(value >= max ? undefined : value);
    }
  };
  return (
    <fieldset {...rootPropsOf(props)} className={classList(css.fieldset, props.className)}>
      <legend className={css.legend}>{props.legend}</legend>
      <SliderThumbs
        className={css.slider}
        min={0}
        max={sliderSteps}
        value={[low, high]}
        labels={[`${props.legend}: ${props.fromLabel}`, `${props.legend}: ${props.toLabel}`]}
        valueText={(_position, thumb) => props.format(thumb === 0 ? (from ?? min) : (to ?? max))}
        onMove={move}
        onCommit={commit}
      />
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
