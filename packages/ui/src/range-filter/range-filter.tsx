"use client";
import { withColon } from "@preforma/domain/text";
import { useEffect, useRef, useState } from "react";
import { useEarlyText } from "../field/use-early.ts";
import { useLocale } from "../provider/provider.tsx";
import { SliderThumbs, type Range } from "../range-slider/slider-thumbs.tsx";
import * as css from "./range-filter.css.ts";
import { fromPosition, sliderSteps, toPosition } from "./range-filter.logic.ts";
import { classList } from "../theme/class-list.ts";
import type { GroupProps } from "../layout/root-props.ts";

export interface RangeFilterProps extends GroupProps {
  /** What is chosen, such as "Volume (ml)". */
  legend: string;
  /** The min of the scale; like all values above zero, since the slider's scale is logarithmic. */
  min: number;
  /** The max of the scale. */
  max: number;
  /** The chosen lower bound; absent for no bound. */
  from?: number;
  /** The chosen upper bound; absent for no bound. */
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
  onValueCommit?: () => void;
}

/**
 * Two number fields that work everywhere, and above them a slider with two thumbs for pointers. The
 * fields carry the names; the slider only writes into them.
 */
export function RangeFilter({
  legend,
  min,
  max,
  from: givenFrom,
  to: givenTo,
  fromLabel,
  toLabel,
  fromName,
  toName,
  format,
  onValueCommit,
  form,
  className,
  ...rest
}: RangeFilterProps) {
  const { locale } = useLocale();
  const [from, setFrom] = useState(givenFrom);
  const [to, setTo] = useState(givenTo);
  const low = toPosition(from ?? min, min, max);
  const high = toPosition(to ?? max, min, max);
  const fromField = useRef<HTMLInputElement>(null);
  const toField = useRef<HTMLInputElement>(null);
  useEarlyText(fromField, `${from ?? ""}`, (typed) => setFrom(numberOrNothing(typed)));
  useEarlyText(toField, `${to ?? ""}`, (typed) => setTo(numberOrNothing(typed)));
  const given = `${givenFrom}-${givenTo}`;
  const committed = useRef(given);
  // Other bounds, chosen elsewhere. New fields instead would lose the focus.
  useEffect(() => {
    if (committed.current === given) return;
    committed.current = given;
    setFrom(givenFrom);
    setTo(givenTo);
  }, [given, givenFrom, givenTo]);
  // Called on commit, when a thumb is released or a field blurred, not on every step.
  const commit = () => {
    const chosen = `${from}-${to}`;
    if (committed.current === chosen) return;
    committed.current = chosen;
    onValueCommit?.();
  };
  const move = ([lower, upper]: Range) => {
    // At an end of the scale there is no bound.
    if (lower !== low) setFrom(lower > 0 ? fromPosition(lower, min, max) : undefined);
    if (upper !== high) setTo(upper < sliderSteps ? fromPosition(upper, min, max) : undefined);
  };
  const prefix = `${withColon(legend, locale)} `;
  const ends = [
    { field: fromField, value: from, set: setFrom, label: fromLabel, name: fromName, bound: min },
    { field: toField, value: to, set: setTo, label: toLabel, name: toName, bound: max },
  ];
  return (
    <fieldset {...rest} className={classList(css.fieldset, className)}>
      <legend className={css.legend}>{legend}</legend>
      <SliderThumbs
        className={css.slider}
        min={0}
        max={sliderSteps}
        form={form}
        value={[low, high]}
        labels={[`${prefix}${fromLabel}`, `${prefix}${toLabel}`]}
        valueText={(_position, thumb) => format(thumb ? (to ?? max) : (from ?? min))}
        onMove={move}
        onCommit={commit}
      />
      <div className={css.fields}>
        {ends.map(({ field, value, set, label, name, bound }) => (
          <label key={name} className={css.field}>
            <span className={css.label}>{label}</span>
            <input
              ref={field}
              className={css.input}
              type="number"
              inputMode="decimal"
              name={name}
              form={form}
              min={0}
              step="any"
              placeholder={`${bound}`}
              value={value ?? ""}
              onChange={(event) => set(numberOrNothing(event.currentTarget.value))}
              onBlur={commit}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function numberOrNothing(text: string): number | undefined {
  const value = parseFloat(text);
  return value >= 0 && value < Infinity ? value : undefined;
}
