"use client";

import { useRef, useState } from "react";
import { useReset } from "../form/field-hooks.ts";
import { formatMessage, formatNumber } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import * as css from "./range-slider.css.ts";
import { SliderThumbs, type Range, type SliderThumbsProps } from "./slider-thumbs.tsx";
import { classList } from "../theme/class-list.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";
import type { GroupProps } from "../layout/root-props.ts";

export interface RangeSliderProps
  extends GroupProps, Pick<SliderThumbsProps, "min" | "max" | "step" | "names"> {
  /** The range's label. */
  label: string;
  /** The two ends of the range, if you control them. */
  value?: Range;
  /** The two ends of the range at first. @default the whole scale */
  defaultValue?: Range;
  /** A value as it is read, with its unit. @default the plain number */
  format?: (value: number) => string;
  /** Called on each move and form reset; with `value`, requests the change. */
  onValueChange?: (value: Range) => void;
  /** Called when a thumb is released and the value has changed. */
  onValueCommit?: (value: Range) => void;
}

/**
 * A range between two numbers. If people know the exact figures, use the catalogue's `RangeFilter`, which also has
 * number fields.
 */
export function RangeSlider({
  label,
  min,
  max,
  value: given,
  defaultValue = given ?? [min, max],
  format,
  onValueChange,
  onValueCommit,
  step,
  names,
  form,
  ref,
  className,
  ...rest
}: RangeSliderProps) {
  const messages = useMessages("range-slider");
  const { locale } = useLocale();
  const [own, setOwn] = useState<Range>(defaultValue);
  const value = given ?? own;
  const move = (next: Range) => {
    setOwn(next);
    onValueChange?.(next);
  };
  const committed = useRef(defaultValue.join());
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useReset(fieldset, () => move(defaultValue));
  const write = format ?? ((number: number) => formatNumber(number, locale));
  const commit = () => {
    if (committed.current === value.join()) return;
    committed.current = value.join();
    onValueCommit?.(value);
  };
  return (
    <fieldset {...rest} ref={useBothRefs(fieldset, ref)} className={classList(css.fieldset, className)}>
      <legend className={css.head}>
        <span>{label}</span>
        <bdi className={css.chosenText}>
          {formatMessage(messages.range, { from: write(value[0]), to: write(value[1]) }, locale)}
        </bdi>
      </legend>
      <SliderThumbs
        step={step}
        names={names}
        form={form}
        disabled={rest.disabled}
        min={min}
        max={max}
        value={value}
        labels={[
          formatMessage(messages.from, { label }, locale),
          formatMessage(messages.to, { label }, locale),
        ]}
        valueText={write}
        onMove={move}
        onCommit={commit}
      />
    </fieldset>
  );
}
