import type { ComponentPropsWithRef, ReactNode } from "react";
import { Heading } from "../text/text.tsx";
import { classList } from "../theme/class-list.ts";
import * as css from "./empty-state.css.ts";

const illustrations = { "nothing-found": NothingFound, lost: Lost, nothing: Nothing };

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /**
   * `nothing-found` for a search, `lost` for a missing or failed page, `nothing` for an empty list. @default "nothing"
   */
  illustration?: keyof typeof illustrations;
  /** What is missing, in a few words. */
  title: ReactNode;
  /** The heading level. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4;
  /** Why there is nothing, and what helps. */
  children?: ReactNode;
  /** Buttons and links to continue. */
  actions?: ReactNode;
}

/** Replaces missing content, explains why it is missing and what to do. */
export function EmptyState({
  illustration = "nothing",
  title,
  headingLevel = 2,
  children,
  actions,
  className,
  ...rest
}: EmptyStateProps) {
  const Illustration = illustrations[illustration];
  return (
    <div {...rest} className={classList(css.emptyState, className)}>
      <Illustration />
      <Heading level={headingLevel} size="xl">
        {title}
      </Heading>
      {children && <div className={css.text}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}

const upright = "M-13 -96h26v9c0 7 21 12 21 32v47c0 7-5 10-11 10h-46c-6 0-11-3-11-10v-47c0-20 21-25 21-32z";

/** A bottle standing at the origin, cap included. */
function Bottle({ place }: { readonly place: string }) {
  return (
    <g transform={place}>
      <path className={css.wall} d={upright} />
      <rect className={css.cap} x="-16" y="-114" width="32" height="18" rx="4" />
      <path className={css.shine} d="M-24 -50v34" />
    </g>
  );
}

function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={css.illustration} viewBox="0 0 240 160" aria-hidden focusable="false">
      <ellipse className={css.ground} cx="120" cy="136" rx="104" ry="14" />
      {children}
    </svg>
  );
}

/** A magnifying glass in front of the outline of a bottle. */
function NothingFound() {
  return (
    <Drawing>
      <path className={css.faint} d={upright} transform="translate(96 134)" />
      <rect className={css.faint} x="80" y="20" width="32" height="18" rx="4" />
      <ellipse className={css.caustic} cx="168" cy="137" rx="30" ry="6" />
      <circle className={css.wall} cx="150" cy="74" r="34" />
      <path className={css.shine} d="M128 70a23 23 0 0 1 14-18" />
      <path className={css.line} d="M175 99l26 28" strokeWidth="6" />
    </Drawing>
  );
}

/** A bottle that has fallen over and rolled away from its cap. */
function Lost() {
  return (
    <Drawing>
      <ellipse className={css.caustic} cx="112" cy="138" rx="62" ry="7" />
      <g transform="translate(70 104) rotate(-90)">
        <path className={css.wall} d={upright} transform="translate(0 96)" />
        <path className={css.shine} d="M-20 46v26" />
      </g>
      <path className={css.faint} d="M48 62c30-34 92-40 138-6" />
      <rect
        className={css.cap}
        x="196"
        y="104"
        width="20"
        height="32"
        rx="4"
        transform="rotate(-14 206 120)"
      />
    </Drawing>
  );
}

/** A shelf with room on it. */
function Nothing() {
  return (
    <Drawing>
      <ellipse className={css.caustic} cx="62" cy="137" rx="36" ry="6" />
      <Bottle place="translate(64 134)" />
      <path className={css.faint} d={upright} transform="translate(134 134)" />
      <path className={css.faint} d={upright} transform="translate(196 134) scale(.8)" />
    </Drawing>
  );
}
