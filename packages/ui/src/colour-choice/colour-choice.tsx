"use client";
import { useId, useRef } from "react";
import { useEarlyInputs } from "../field/use-early.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";
import { useMessages } from "../provider/index.ts";
import * as css from "./colour-choice.css.ts";
import { classList } from "../theme/class-list.ts";
import type { GroupProps } from "../layout/root-props.ts";

/** A colour that can be chosen. */
export interface ColourOption {
  /** Stable key, passed to `onValueChange`. */
  key: string;
  /** Its name in the reader's language. */
  title: string;
  /** `#rrggbb`. */
  hex: string;
  transparent?: boolean;
}

export interface ColourChoiceProps extends GroupProps {
  /** The part that is coloured. */
  part: "body" | "closure";
  /** The options, in display order. */
  colours: readonly ColourOption[];
  /** Key of the chosen colour. */
  value: string;
  /** Called with the key of the chosen colour. */
  onValueChange: (key: string) => void;
  /** Called before a choice, on intent: time to load the preview's data. */
  onIntent?: () => void;
}

/**
 * Colour swatches as radio buttons. The name of the chosen colour is shown next to the heading, so that colour is
 * never the only sign.
 */
export function ColourChoice({
  part,
  colours,
  value,
  onValueChange,
  onIntent,
  form,
  className,
  ref,
  ...rest
}: ColourChoiceProps) {
  const messages = useMessages("colour-choice");
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyInputs(group, (input) => onValueChange(input.value));
  const name = useId();
  const chosen = colours.find((colour) => colour.key === value);
  return (
    <fieldset {...rest} ref={useBothRefs(group, ref)} className={classList(css.fieldset, className)}>
      <legend className={css.legend}>
        <span>{messages[part]}</span>
        {chosen && <span className={css.chosen}>{chosen.title}</span>}
      </legend>
      <div className={css.swatches}>
        {colours.map((colour) => (
          <label key={colour.key} className={css.option} title={colour.title} onPointerEnter={onIntent}>
            <input
              className={css.radio}
              onFocus={onIntent}
              type="radio"
              name={name}
              form={form}
              value={colour.key}
              checked={colour.key === value}
              onChange={() => onValueChange(colour.key)}
            />
            <svg className={css.swatch} viewBox="0 0 32 32" aria-hidden="true">
              <circle cx="16" cy="16" r="15" fill={colour.hex} fillOpacity={colour.transparent ? 0.72 : 1} />
              <circle cx="16" cy="16" r="14.5" fill="none" stroke="#000" strokeOpacity=".22" />
              {/* Clear plastics have a highlight. */}
              {colour.transparent && (
                <path
                  d="M8 21 21 8"
                  stroke="#fff"
                  strokeOpacity=".8"
                  strokeWidth="2.5"
                  strokeLinecap="round"
                />
              )}
            </svg>
            <span className={css.name}>{colour.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
