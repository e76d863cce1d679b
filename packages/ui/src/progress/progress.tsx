"use client";

import { formattingTag } from "@preforma/domain/locales";
import { useId } from "react";
import { useLocale } from "../provider/provider.tsx";
import * as css from "./progress.css.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface ProgressProps extends RootProps<HTMLDivElement> {
  /** What is under way. */
  label: string;
  /** How far it is, from 0 to `max`. Without it the end is not known. */
  value?: number;
  /** The value at which all is done. @default 100 */
  max?: number;
}

/** Shows how much of a longer task is done, such as an upload. */
export function Progress({ label, value, max = 100, className, ...rest }: ProgressProps) {
  const { locale } = useLocale();
  const id = useId();
  const percent = new Intl.NumberFormat(formattingTag(locale), { style: "percent" });
  return (
    <div {...rest} className={classList(css.progress, className)}>
      <div className={css.head}>
        <label htmlFor={id}>{label}</label>
        {value !== undefined && <bdi className={css.value}>{percent.format(value / max)}</bdi>}
      </div>
      <progress id={id} className={css.bar} max={max} value={value} />
    </div>
  );
}
