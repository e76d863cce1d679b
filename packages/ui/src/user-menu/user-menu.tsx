"use client";

import { LogIn, LogOut, UserPlus, UserRound } from "../drawings/index.ts";
import { useId, type SubmitEvent } from "react";
import {
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRoot,
  DropdownMenuTrigger,
} from "../dropdown-menu/index.ts";
import { Icon } from "../icon/index.ts";
import type { RootProps } from "../layout/root-props.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { formatMessage } from "../messages/message.ts";
import { useLink, useLocale, useMessages } from "../provider/index.ts";
import { classList } from "../theme/class-list.ts";
import { initialsOf } from "./initials.logic.ts";
import * as css from "./user-menu.css.ts";

/** The signed-in user from the session. The server renders `loading` for everyone. */
export type UserMenuSession =
  | { status: "loading" | "unauthenticated" }
  | { status: "authenticated"; user: { name: string; surname: string; email?: string } };

export interface UserMenuProps extends RootProps<HTMLButtonElement> {
  /** The signed-in user; `loading` until the browser has the session. */
  session: UserMenuSession;
  /** The account page, for signed-in users. */
  accountHref: string;
  /** The sign-in page, for visitors. */
  signInHref: string;
  /** The registration page, for visitors without an account. */
  registerHref: string;
  /** The URL to which the sign-out form is posted, and its hidden fields (e.g. `csrfToken`, `callbackUrl`). */
  signOut: { action: string; fields?: Readonly<Record<string, string>> };
  /** Handles the sign-out if the page can do it without a full load; it then calls `event.preventDefault()`. */
  onSignOut?: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * The account button of the header, with links to sign in, to the account and to sign out. It has the same size for
 * every visitor. Sign-out is its own form, which the last item of the menu sends.
 */
export function UserMenu({
  session,
  accountHref,
  signInHref,
  registerHref,
  signOut,
  onSignOut,
  className,
  ...rest
}: UserMenuProps) {
  const messages = useMessages("user-menu");
  const { locale } = useLocale();
  const Link = useLink();
  const formId = useId();
  const user = session.status === "authenticated" ? session.user : undefined;
  const fullName = user && `${user.name} ${user.surname}`;
  const label =
    fullName === undefined
      ? messages.account
      : formatMessage(messages.signedInAs, { name: fullName }, locale);
  return (
    <DropdownMenuRoot>
      <DropdownMenuTrigger asChild>
        <button type="button" {...rest} className={classList(css.button, className)}>
          <VisuallyHidden>{label}</VisuallyHidden>
          {user === undefined ? (
            <Icon icon={UserRound} />
          ) : (
            <bdi className={css.initials} translate="no" aria-hidden>
              {initialsOf(user.name, user.surname)}
            </bdi>
          )}
        </button>
      </DropdownMenuTrigger>
      <DropdownMenuContent placement="bottom-end" aria-label={label} className={css.content}>
        {user === undefined ? (
          <>
            <DropdownMenuItem asChild>
              <Link href={signInHref}>
                <Icon icon={LogIn} size="small" mirrored />
                {messages.signIn}
              </Link>
            </DropdownMenuItem>
            <DropdownMenuItem asChild>
              <Link href={registerHref}>
                <Icon icon={UserPlus} size="small" />
                {messages.register}
              </Link>
            </DropdownMenuItem>
          </>
        ) : (
          <DropdownMenuLabel className={css.who}>
            <span className={css.name}>
              <bdi>{fullName}</bdi>
            </span>
            {user.email !== undefined && (
              <span className={css.email}>
                <bdi dir="ltr">{user.email}</bdi>
              </span>
            )}
          </DropdownMenuLabel>
        )}
        {/* Before the session is known all links are available: the account page requires sign-in itself. */}
        {session.status !== "unauthenticated" && (
          <DropdownMenuItem asChild>
            <Link href={accountHref}>
              <Icon icon={UserRound} size="small" />
              {messages.myAccount}
            </Link>
          </DropdownMenuItem>
        )}
        {user !== undefined && (
          <DropdownMenuItem form={formId}>
            <Icon icon={LogOut} size="small" mirrored />
            {messages.signOut}
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
      {user !== undefined && (
        <form id={formId} method="post" action={signOut.action} onSubmit={onSignOut} hidden>
          {Object.entries(signOut.fields ?? {}).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
        </form>
      )}
    </DropdownMenuRoot>
  );
}
