"use client";

import { cloneElement, useEffect, useId, useRef, type ReactElement, type ReactNode } from "react";
import { enhanceTooltip } from "./enhance-tooltip.ts";
import * as css from "./tooltip.css.ts";

export interface TooltipProps {
  /** A few words more. Nothing that can be done without knowing depends on them. */
  text: ReactNode;
  /** One control that has a name of its own: a tooltip describes, it never names. */
  children: ReactElement<{ "aria-describedby"?: string }>;
}

/**
 * A few words more about a control, for mouse and keyboard. Whoever touches does not get them: what matters
 * belongs beside the control.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      anchor.current === null || tip.current === null
        ? undefined
        : enhanceTooltip(anchor.current, tip.current),
    [],
  );
  // What the control is described by already still counts.
  const described = children.props["aria-describedby"];
  return (
    <span ref={anchor} className={css.anchor}>
      {cloneElement(children, { "aria-describedby": described === undefined ? id : `${described} ${id}` })}
      <span ref={tip} id={id} role="tooltip" popover="manual" className={css.tooltip}>
        {text}
      </span>
    </span>
  );
}
