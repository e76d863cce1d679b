"use client";

import { ChevronDown } from "../drawings/index.ts";
import type { ReactNode } from "react";
import { Icon } from "../icon/index.ts";
import { CachedMarkup } from "../cached-markup/index.ts";
import type { NavigationLink } from "../navigation/index.ts";
import { useLink } from "../provider/index.ts";
import * as css from "./mobile-sidebar.css.ts";

/** One link of the sidebar. `quiet` is for ways to all of something and for secondary links. */
export function SidebarLink({
  href,
  title,
  current = false,
  quiet = false,
}: NavigationLink & { quiet?: boolean }) {
  const Link = useLink();
  return (
    <li>
      <Link
        href={href}
        className={quiet ? css.quietLink : css.link}
        aria-current={current ? "page" : undefined}
      >
        {title}
      </Link>
    </li>
  );
}

/**
 * An entry that folds open, also without JavaScript. `open` is only how it starts. `by` names all that the content
 * depends on, where it is large and the same on many pages.
 */
export function SidebarBranch({
  title,
  open = false,
  by,
  children,
}: {
  title: string;
  open?: boolean;
  by?: readonly unknown[];
  children: ReactNode;
}) {
  return (
    <li>
      <details open={open} suppressHydrationWarning>
        <summary className={css.branch}>
          {title}
          <span className={css.chevron}>
            <Icon icon={ChevronDown} size="small" />
          </span>
        </summary>
        {by ? (
          <CachedMarkup as="ul" name="mobile-sidebar" by={by} className={css.nested}>
            {children}
          </CachedMarkup>
        ) : (
          <ul className={css.nested}>{children}</ul>
        )}
      </details>
    </li>
  );
}
