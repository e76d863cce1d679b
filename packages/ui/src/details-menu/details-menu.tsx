"use client";

import { ChevronDown } from "../drawings/index.ts";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Icon } from "../icon/index.ts";
import { VisuallyHidden } from "../layout/index.ts";
import { enhanceDetails } from "./enhance-details.ts";
import * as css from "./details-menu.css.ts";
import { classList } from "../theme/class-list.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";

export interface DetailsMenuProps extends RootProps<HTMLDetailsElement> {
  /** The button's content. */
  summary: ReactNode;
  /** The button's accessible name, if `summary` is not enough, e.g. an icon alone. */
  label?: string;
  /** Menus with the same name close each other, also without JavaScript. */
  name?: string;
  /** Opens when a mouse rests on it. @default false */
  hover?: boolean;
  /** Shows a chevron beside the text. @default true */
  chevron?: boolean;
  /** The end of the button that the panel aligns with. @default "start" */
  align?: "start" | "end";
  /** `header` spans the header's width below it; `button` is below the button. @default "button" */
  anchor?: "button" | "header";
  /** Class of the button. */
  summaryClassName?: string;
  /** The panel's content; its links are in the page's HTML also while it is closed. */
  children: ReactNode;
  /**
   * For a panel with many elements: its content until a visitor hovers, focuses or touches it, and without JavaScript.
   * @default children
   */
  fallback?: ReactNode;
}

/**
 * A disclosure menu on the native `<details>`: it opens before and without JavaScript, and its links are in the page.
 * JavaScript adds hover, Escape and arrow keys, and closes it when focus or pointer leave.
 */
export function DetailsMenu(props: DetailsMenuProps) {
  const {
    ref: givenRef,
    className,
    summary,
    label,
    name,
    hover = false,
    chevron = true,
    align = "start",
    anchor = "button",
  } = props;
  const ref = useRef<HTMLDetailsElement>(null);
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  useEffect(
    () => (ref.current === null ? undefined : enhanceDetails(ref.current, { hover, stays: false })),
    [hover],
  );
  // Opened before hydration. A focused link of the fallback stays.
  useEffect(() => {
    if (ref.current?.open === true && ref.current.querySelector(":scope > :not(summary) :focus") === null)
      setWanted(true);
  }, []);
  return (
    // A visitor may have opened it before hydration; React must not report the `open` attribute as a mismatch.
    <details
      {...rootPropsOf(props)}
      ref={useBothRefs(ref, givenRef)}
      name={name}
      className={classList(css.menu[anchor], className)}
      suppressHydrationWarning
    >
      <summary
        className={props.summaryClassName ?? css.button}
        data-menu-stop=""
        onPointerEnter={want}
        onFocus={want}
      >
        {label === undefined ? (
          summary
        ) : (
          <>
            <VisuallyHidden>{label}</VisuallyHidden>
            <span aria-hidden="true" className={css.shown}>
              {summary}
            </span>
          </>
        )}
        {chevron && (
          <span className={css.chevron}>
            <Icon icon={ChevronDown} size="small" />
          </span>
        )}
      </summary>
      <div className={anchor === "header" ? css.headerPanel : css.panel[align]}>
        {isWanted ? props.children : (props.fallback ?? props.children)}
      </div>
    </details>
  );
}
