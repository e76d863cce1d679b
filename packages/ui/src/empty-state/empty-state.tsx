import type { HTMLAttributes, ReactNode } from "react";
import { Heading } from "../text/text.tsx";
import { classList } from "../theme/class-list.ts";
import * as css from "./empty-state.css.ts";
import { Lost, Nothing, NothingFound } from "./illustrations.tsx";

const illustrations = { "nothing-found": NothingFound, lost: Lost, nothing: Nothing };

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, "title"> {
  /** `nothing-found` for a search, `lost` for a page that is not there or failed, `nothing` for a list not begun. @default "nothing" */
  illustration?: keyof typeof illustrations;
  /** What is not there, in a few words. */
  title: ReactNode;
  /** The heading's place in the outline. @default 2 */
  level?: 1 | 2 | 3 | 4;
  /** Why there is nothing, and what helps. */
  children?: ReactNode;
  /** The ways on: buttons and links. */
  actions?: ReactNode;
}

/** Replaces missing content, says why there is none and what helps. */
export function EmptyState({
  illustration = "nothing",
  title,
  level = 2,
  children,
  actions,
  className,
  ...rest
}: EmptyStateProps) {
  const Illustration = illustrations[illustration];
  return (
    <div {...rest} className={classList(css.emptyState, className)}>
      <Illustration />
      <Heading level={level} size="xl">
        {title}
      </Heading>
      {children && <div className={css.text}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
