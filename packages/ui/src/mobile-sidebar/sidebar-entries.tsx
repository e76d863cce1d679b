"use client";

import { ChevronDown } from "../drawings/index.ts";
import type { ReactNode } from "react";
import { Icon } from "../icon/index.ts";
import type { NavigationLink, NavigationCategory } from "../navigation/index.ts";
import { useLink, useLocale, useMessages } from "../provider/index.ts";
import * as css from "./mobile-sidebar.css.ts";
import { formatMessage } from "../messages/message.ts";

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

/** An entry that folds open, also without JavaScript. `open` is only how it starts. */
export function SidebarBranch({
  title,
  open = false,
  children,
}: {
  title: string;
  open?: boolean;
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
        <ul className={css.nested}>{children}</ul>
      </details>
    </li>
  );
}

/** Categories as entries of the sidebar, each level inside the one above; the visitor's own branch starts open. */
export function CategoryTree({ categories }: { categories: readonly NavigationCategory[] }) {
  const messages = useMessages("mobile-sidebar");
  const { locale } = useLocale();
  return categories.map((category) =>
    category.children.length === 0 ? (
      <SidebarLink key={category.id} {...category} />
    ) : (
      <SidebarBranch key={category.id} title={category.title} open={category.current ?? false}>
        <SidebarLink
          href={category.href}
          title={formatMessage(messages.allIn, { title: category.title }, locale)}
          quiet
        />
        <CategoryTree categories={category.children} />
      </SidebarBranch>
    ),
  );
}
