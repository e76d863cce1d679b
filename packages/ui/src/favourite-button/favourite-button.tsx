"use client";

import { useState, type MouseEvent, type Ref } from "react";
import { ActionForm } from "../button/action-form.tsx";
import { formatMessage } from "../messages/message.ts";
import { useLink, useLocale, useMessages } from "../provider/index.ts";
import * as css from "./favourite-button.css.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";

export interface FavouriteButtonProps extends RootProps {
  /** The product's title: a page full of hearts needs to say which one is which. */
  title: string;
  /** Whether it is a favourite now. @default false */
  favourite?: boolean;
  /** Where the button posts `favourite` = `add` or `remove`; its query says which product it is. */
  action: string;
  /** For visitors who are not signed in: a link there takes the button's place. @default signed in */
  signInHref?: string;
  /** Shows the word beside the heart. @default false */
  labelled?: boolean;
  /**
   * Saves without leaving the page. The heart changes at once, and back again when the promise is rejected.
   * @default the button posts
   */
  send?: (favourite: boolean) => Promise<unknown>;
}

/** Adds a product to the favourites and takes it out again. */
export function FavouriteButton(props: FavouriteButtonProps) {
  const { title, favourite = false, action, signInHref, labelled = false, send, ref, className } = props;
  const messages = useMessages("favourite-button");
  const outcomes = useMessages("outcomes");
  const { locale } = useLocale();
  const Link = useLink();
  /** What was wished while the page's word was `over`; a new word of the page counts more. */
  const [wish, setWish] = useState<{ wanted: boolean; over: boolean } | null>(null);
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState<"add" | "remove" | null>(null);
  const pressed = wish !== null && wish.over === favourite ? wish.wanted : favourite;
  const name = formatMessage(messages.favouriteOf, { title }, locale);
  const look = classList(labelled ? css.labelled : css.button, className);
  const root = rootPropsOf(props);
  const content = labelled && messages.favourite;

  if (signInHref !== undefined) {
    // A name that begins with the visible word, for speech control; the title says where it leads.
    const label = formatMessage(messages.signIn, { title }, locale);
    return (
      <Link
        href={signInHref}
        aria-label={labelled ? name : label}
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
      // What the server had taken before still counts, though the page may not have been told.
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
        // An alert, which is read out though it was not there before: a page may have a hundred hearts.
        <span role="alert" className={css.note}>
          {failed === "add" ? outcomes.FAVOURITE_NOT_ADDED : messages.failed}
        </span>
      )}
    </ActionForm>
  );
}
