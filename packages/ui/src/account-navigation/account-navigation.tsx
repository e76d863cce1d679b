"use client";

import { LogOut } from "../drawings/index.ts";
import type { SubmitEvent } from "react";
import { Icon } from "../icon/icon.tsx";
import { useLink, useMessages } from "../provider/provider.tsx";
import * as css from "./account-navigation.css.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface AccountNavigationProps extends RootProps {
  /** The pages of the account, in order. */
  items: readonly { href: string; title: string; current?: boolean }[];
  /** Where the sign-out form is posted, and its hidden fields. */
  signOut: { action: string; fields?: Readonly<Record<string, string>> };
  /** Called on sign-out; to handle it without a full page load, call `event.preventDefault()`. */
  onSignOut?: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** The pages of a customer's account: beside the page on wide windows, above it on narrow ones. */
export function AccountNavigation({ items, signOut, onSignOut, className, ...rest }: AccountNavigationProps) {
  const messages = useMessages("account-navigation");
  const Link = useLink();
  return (
    <nav aria-label={messages.label} {...rest} className={classList(css.navigation, className)}>
      <ul role="list" className={css.list}>
        {items.map(({ href, title, current = false }) => (
          <li key={href}>
            <Link href={href} className={css.link} aria-current={current ? "page" : undefined}>
              {title}
            </Link>
          </li>
        ))}
        <li className={css.last}>
          <form method="post" action={signOut.action} onSubmit={onSignOut}>
            {Object.entries(signOut.fields ?? {}).map(([field, value]) => (
              <input key={field} type="hidden" name={field} value={value} />
            ))}
            <button type="submit" className={css.link}>
              <Icon icon={LogOut} size="small" mirrored />
              {messages.signOut}
            </button>
          </form>
        </li>
      </ul>
    </nav>
  );
}
