"use client";

import { ChevronDown } from "lucide-react";
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { Icon } from "../icon/index.ts";
import { placeAfter, stepDownColumn } from "./arrow-keys.logic.ts";
import { enhanceDetails } from "./enhance-details.ts";
import * as css from "./details-menu.css.ts";

export interface DetailsMenuProps {
  /** What the button says. */
  summary: ReactNode;
  /** The button's name where it says less than it does, e.g. shows an icon alone. */
  label?: string;
  /** Menus with the same name close each other, also without JavaScript. */
  name?: string;
  /** Opens when a mouse rests on it. Default false. */
  hover?: boolean;
  /** Shows a chevron beside the text. Default true. */
  chevron?: boolean;
  /** Which end of the button the panel hangs from. Default `start`. */
  align?: "start" | "end";
  /** `header` spans the header's width below it; `button` hangs from the button. Default `button`. */
  anchor?: "button" | "header";
  summaryClassName?: string;
  children: ReactNode;
}

const stops = "a[href], button, summary";

/**
 * A disclosure menu on the native `<details>`: it opens before and without JavaScript, and its links are in the
 * page. JavaScript adds hover, Escape, arrow keys and closing when one turns elsewhere.
 */
export function DetailsMenu({
  summary,
  label,
  name,
  hover = false,
  chevron = true,
  align = "start",
  anchor = "button",
  summaryClassName = css.button,
  children,
}: DetailsMenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (ref.current !== null) return enhanceDetails(ref.current, { hover, stays: false });
  }, [hover]);
  return (
    // Whoever opens it before hydration has set `open`, which React then must not take for a mistake.
    <details ref={ref} name={name} className={css.menu[anchor]} suppressHydrationWarning>
      <summary
        className={summaryClassName}
        aria-label={label}
        data-menu-stop=""
        onKeyDown={(event) => enterPanel(event, ref.current)}
      >
        {summary}
        {chevron && (
          <span className={css.chevron}>
            <Icon icon={ChevronDown} size="small" />
          </span>
        )}
      </summary>
      {anchor === "header" ? (
        <div className={css.headerPanel}>{children}</div>
      ) : (
        <div className={css.panel[align]} onKeyDown={moveInColumn}>
          {children}
        </div>
      )}
    </details>
  );
}

/** Arrow down on the button of an open menu goes to its first link. */
function enterPanel(event: KeyboardEvent, details: HTMLDetailsElement | null) {
  if (event.key !== "ArrowDown" || details === null || !details.open) return;
  event.preventDefault();
  details.querySelector<HTMLElement>(`:scope > :not(summary) :is(${stops})`)?.focus();
}

function moveInColumn(event: KeyboardEvent<HTMLElement>) {
  const step = stepDownColumn(event.key);
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
  event.preventDefault();
  links[placeAfter(step, links.indexOf(event.target as HTMLElement), links.length)]?.focus();
}
