"use client";

import type { ReactNode } from "react";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { useMessages } from "../provider/provider.tsx";
import * as css from "./spinner.css.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface SpinnerProps extends RootProps<HTMLSpanElement> {
  /** `small` in a line of text, `large` where it replaces a whole part of the page. @default "medium" */
  size?: keyof typeof css.ring;
  /** What is being waited for. @default "Loading" in the page's language */
  label?: ReactNode;
  /** Shows the label beside the ring, not only to screen readers. @default false */
  showLabel?: boolean;
}

/** Shows that something short is in progress. Where the shape of the content is known, use a `Skeleton`. */
export function Spinner({ size = "medium", label, showLabel = false, className, ...rest }: SpinnerProps) {
  const messages = useMessages("spinner");
  const said = label ?? messages.loading;
  return (
    <span role="status" {...rest} className={classList(css.spinner, className)}>
      <span className={css.ring[size]} aria-hidden="true" />
      {showLabel ? <span>{said}</span> : <VisuallyHidden>{said}</VisuallyHidden>}
    </span>
  );
}
