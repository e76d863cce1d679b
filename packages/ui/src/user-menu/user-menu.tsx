"use client";

import { LogIn, LogOut, UserPlus, UserRound } from "../drawings/index.ts";
import type { SubmitEvent } from "react";
import { DetailsMenu } from "../details-menu/index.ts";
import * as menu from "../details-menu/details-menu.css.ts";
import { Icon } from "../icon/index.ts";
import { formatMessage } from "../messages/message.ts";
import { useLink, useLocale, useMessages } from "../provider/index.ts";
import { initialsOf } from "./initials.logic.ts";
import * as css from "./user-menu.css.ts";
import type { RootProps } from "../layout/root-props.ts";

/** Who is signed in, as the session tells it. `loading` is what the server renders for everybody. */
export type UserMenuSession =
  | { status: "loading" | "unauthenticated" }
  | { status: "authenticated"; user: { name: string; surname: string; email?: string } };

export interface UserMenuProps extends RootProps<HTMLDetailsElement> {
  /** Who is signed in; `loading` until the browser knows. */
  session: UserMenuSession;
  /** The account, for who is signed in. */
  accountHref: string;
  /** The sign-in page, for who is not. */
  signInHref: string;
  /** The registration page, for who has no account yet. */
  registerHref: string;
  /** Where the sign-out form is posted, and what goes with it (e.g. `csrfToken`, `callbackUrl`). */
  signOut: { action: string; fields?: Readonly<Record<string, string>> };
  /** Takes over the sign-out where the page can do it without a full load; call `event.preventDefault()` then. */
  onSignOut?: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Menus with the same name close each other. */
  name?: string;
}

/** The account button of the header: name and the ways in and out. It keeps its size whoever is signed in. */
export function UserMenu({
  session,
  accountHref,
  signInHref,
  registerHref,
  signOut,
  onSignOut,
  name,
  ...rest
}: UserMenuProps) {
  const messages = useMessages("user-menu");
  const { locale } = useLocale();
  const Link = useLink();
  const user = session.status === "authenticated" ? session.user : undefined;
  const fullName = user && `${user.name} ${user.surname}`;
  return (
    <DetailsMenu
      {...rest}
      name={name}
      align="end"
      chevron={false}
      summaryClassName={css.button}
      label={
        fullName === undefined
          ? messages.account
          : formatMessage(messages.signedInAs, { name: fullName }, locale)
      }
      summary={
        user === undefined ? (
          <Icon icon={UserRound} />
        ) : (
          <bdi className={css.initials} translate="no">
            {initialsOf(user.name, user.surname)}
          </bdi>
        )
      }
    >
      {user !== undefined && (
        <p className={css.who}>
          <span className={css.name}>
            <bdi>{fullName}</bdi>
          </span>
          {user.email !== undefined && (
            <span className={css.email}>
              <bdi dir="ltr">{user.email}</bdi>
            </span>
          )}
        </p>
      )}
      <ul className={menu.list}>
        {user === undefined && (
          <>
            <li>
              <Link href={signInHref} className={menu.link}>
                <Icon icon={LogIn} size="small" mirrored />
                {messages.signIn}
              </Link>
            </li>
            <li>
              <Link href={registerHref} className={menu.link}>
                <Icon icon={UserPlus} size="small" />
                {messages.register}
              </Link>
            </li>
          </>
        )}
        {/* Before the session is known nobody may be shut out: the account page asks for sign-in by itself. */}
        {session.status !== "unauthenticated" && (
          <li>
            <Link href={accountHref} className={menu.link}>
              <Icon icon={UserRound} size="small" />
              {messages.myAccount}
            </Link>
          </li>
        )}
        {user !== undefined && (
          <li>
            <form method="post" action={signOut.action} onSubmit={onSignOut}>
              {Object.entries(signOut.fields ?? {}).map(([field, value]) => (
                <input key={field} type="hidden" name={field} value={value} />
              ))}
              <button type="submit" className={css.signOut}>
                <Icon icon={LogOut} size="small" mirrored />
                {messages.signOut}
              </button>
            </form>
          </li>
        )}
      </ul>
    </DetailsMenu>
  );
}
