"use client";

import type { NavigationCategory } from "../navigation/index.ts";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/index.ts";
import { SidebarBranch, SidebarLink } from "./sidebar-entries.tsx";

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
