"use client";

import { useState, type MouseEvent, type Ref } from "react";
import { ActionForm } from "../button/action-form.tsx";
import { formatMessage } from "../messages/message.ts";
import { useLink, useLocale, useMessages } from "../provider/index.ts";
import * as css from "./favourite-button.css.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";

export interface FavouriteButtonProps extends RootProps {
  /** The product's title, which distinguishes the buttons on a page. */
  title: string;
  /** Whether it is a favourite now. @default false */
  favourite?: boolean;
  /** Where the button posts `favourite` = `add` or `remove`; its query identifies the product. */
  action: string;
  /** For signed-out visitors: a link there replaces the button. @default signed in */
  signInHref?: string;
  /** Shows the word beside the heart. @default false */
  showLabel?: boolean;
  /**
   * Saves without leaving the page. The heart changes optimistically, and reverts if the promise is rejected.
   * @default the button posts
   */
  send?: (favourite: boolean) => Promise<unknown>;
}

/** Adds a product to the favourites or removes it. */
export function FavouriteButton(props: FavouriteButtonProps) {
  const { title, favourite = false, action, signInHref, showLabel = false, send, ref, className } = props;
  const messages = useMessages("favourite-button");
  const outcomes = useMessages("outcomes");
  const { locale } = useLocale();
  const Link = useLink();
  /** The optimistic state, set while the page's state was `over`; a new state from the page overrides it. */
  const [wish, setWish] = useState<{ wanted: boolean; over: boolean } | null>(null);
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState<"add" | "remove" | null>(null);
  const pressed = wish !== null && wish.over === favourite ? wish.wanted : favourite;
  const name = formatMessage(messages.favouriteOf, { title }, locale);
  const look = classList(showLabel ? css.labelled : css.button, className);
  const root = rootPropsOf(props);
  const content = showLabel && messages.favourite;

  if (signInHref !== undefined) {
    // The name begins with the visible word, for speech control.
    const label = formatMessage(messages.signIn, { title }, locale);
    return (
      <Link
        href={signInHref}
        aria-label={showLabel ? name : label}
        title={label}
        {...root}
        ref={ref as Ref<HTMLAnchorElement>}
        className={look}
      >
        {content}
      </Link>
    );
  }

  const save = async (event: MouseEvent) => {
    if (send === undefined) return;
    event.preventDefault();
    if (pending) return;
    const wanted = !pressed;
    setPending(true);
    setFailed(null);
    setWish({ wanted, over: favourite });
    try {
      await send(wanted);
    } catch {
      // Reverts to the state last accepted by the server, which the page may not know yet.
      setWish(wish);
      setFailed(wanted ? "add" : "remove");
    }
    setPending(false);
  };
  return (
    <ActionForm className={css.form}>
      <button
        type="submit"
        name="favourite"
        value={pressed ? "remove" : "add"}
        formAction={action}
        formMethod="post"
        aria-label={name}
        aria-pressed={pressed}
        aria-busy={pending || undefined}
        onClick={(event) => void save(event)}
        {...root}
        ref={ref as Ref<HTMLButtonElement>}
        className={look}
      >
        {content}
      </button>
      {failed && (
        // An alert, which is announced on insertion, instead of a live region for each of a hundred hearts.
        <span role="alert" className={css.note}>
          {failed === "add" ? outcomes.FAVOURITE_NOT_ADDED : messages.failed}
        </span>
      )}
    </ActionForm>
  );
}
