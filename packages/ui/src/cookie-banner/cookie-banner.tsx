"use client";

import {
  consentCookies,
  decisionField,
  decisionOf,
  readConsent,
  type CookiePreferences,
} from "@preforma/domain/consent";
import { useCallback, useEffect, useRef, useState, type SubmitEvent } from "react";
import { useMessages } from "../provider/provider.tsx";
import * as css from "./cookie-banner.css.ts";
import { settingsId } from "./settings-id.ts";
import { coverEnd } from "../layout/cover-end.ts";
import { isModified } from "../layout/is-modified.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";
import { classList } from "../theme/class-list.ts";
import { CheckboxOption } from "../field/checkbox-option.tsx";

/** Targets the top of any page, and so closes the settings. */
const away = "#top";
const optional = ["functional", "analytics", "marketing"] as const;

export interface CookieBannerProps extends Omit<RootProps, "id"> {
  /** Whether the visitor has decided, known to the server by the cookie. Then only the settings link opens it. */
  decided: boolean;
  /**
   * Where the form is posted without JavaScript. The server reads it with `decisionOf` and answers with the cookies of
   * `consentCookies`, both from `@preforma/domain/consent`.
   */
  action: string;
  /** Further posted fields, such as the page to return to. @default none */
  fields?: Readonly<Record<string, string>>;
  /**
   * The current consent, for the toggles of a page rendered for one visitor. Omit it on cached pages: the browser then
   * reads its own cookies. @default null
   */
  preferences?: CookiePreferences | null;
  /** The optional categories: omit those that the site does not use. @default all three */
  categories?: readonly (typeof optional)[number][];
  /** The cookie policy. @default no link */
  policyHref?: string;
  /** Called after the cookies have been written. */
  onDecide?: (preferences: CookiePreferences) => void;
}

/**
 * Asks for consent. It is first in the document, so that keyboard and screen reader users reach it first, and is shown
 * at the end of the window above the page, so that nothing shifts when it closes. Without JavaScript it is a form, a
 * `<details>` and a link to `#cookie-settings`.
 */
export function CookieBanner(props: CookieBannerProps) {
  const {
    decided,
    action,
    fields = {},
    preferences = null,
    categories = optional,
    policyHref,
    onDecide,
    ref,
    className,
  } = props;
  const messages = useMessages("cookie-banner");
  /** Null until the first interaction: until then the server's markup and the URL fragment decide. */
  const [open, setOpen] = useState<boolean | null>(null);
  const [asked, setAsked] = useState(!decided);
  const banner = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement | null>(null);

  const close = useCallback(() => {
    setOpen(false);
    opener.current?.focus();
    opener.current = null;
  }, []);

  useEffect(() => {
    const element = banner.current;
    if (element === null) return undefined;
    const uncover = coverEnd(element);

    const reopen = () => {
      const allowed = readConsent(document.cookie);
      for (const category of optional) {
        const toggle = element.querySelector<HTMLInputElement>(`[name=${category}]`);
        if (toggle && allowed) toggle.checked = allowed[category];
      }
      const settings = element.querySelector("details");
      if (settings) settings.open = true;
      setAsked(allowed === null);
      setOpen(true);
      // It can be focused only after the next render shows it.
      setTimeout(() => element.focus(), 0);
    };
    const follow = (event: MouseEvent) => {
      if (isModified(event)) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const href = link?.getAttribute("href");
      if (href === `#${settingsId}`) {
        opener.current = link;
        reopen();
      } else if (href === away && element.contains(link)) close();
      else return;
      event.preventDefault();
    };
    const leave = (event: KeyboardEvent) => {
      // Before a decision, Escape must not close it: that would look like an answer.
      if (event.key === "Escape" && readConsent(document.cookie) !== null) close();
    };
    element.addEventListener("keydown", leave);
    document.addEventListener("click", follow);
    if (location.hash === `#${settingsId}`) reopen();
    return () => {
      uncover();
      element.removeEventListener("keydown", leave);
      document.removeEventListener("click", follow);
    };
  }, [close]);

  const decide = (event: SubmitEvent<HTMLFormElement>) => {
    const decision = decisionOf(new FormData(event.currentTarget, event.nativeEvent.submitter));
    if (decision === null) return;
    event.preventDefault();
    for (const cookie of consentCookies(decision, location.protocol === "https:")) document.cookie = cookie;
    setAsked(false);
    close();
    onDecide?.(decision);
  };
  const button = (decision: string, text: string) => (
    <button type="submit" name={decisionField} value={decision} className={css.button}>
      {text}
    </button>
  );
  const choice = (category: "necessary" | (typeof optional)[number]) => (
    <CheckboxOption
      key={category}
      name={category}
      {...(category === "necessary"
        ? { defaultChecked: true, disabled: true }
        : { defaultChecked: preferences?.[category] ?? false })}
      label={
        <>
          <span className={css.name}>{messages[category]}</span>
          <span className={css.what}>{messages[`${category}Text`]}</span>
        </>
      }
    />
  );

  return (
    <section
      tabIndex={-1}
      aria-labelledby={`${settingsId}-title`}
      {...rootPropsOf(props)}
      ref={useBothRefs(banner, ref)}
      id={settingsId}
      className={classList(css.banner, className)}
      hidden={open === false}
      data-closed={decided && open === null ? "" : undefined}
    >
      <form method="post" action={action} className={css.form} onSubmit={decide}>
        {Object.entries(fields).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <div>
          <h2 id={`${settingsId}-title`} className={css.title}>
            {messages.title}
          </h2>
          <p className={css.text}>
            {messages.text}{" "}
            {policyHref !== undefined && (
              <a href={policyHref} className={css.policy}>
                {messages.policy}
              </a>
            )}
          </p>
          {/* Precedes the two answers, so that Enter on a toggle saves the toggles. */}
          <details open={decided} suppressHydrationWarning>
            <summary className={css.link}>{messages.settings}</summary>
            <div className={css.choices}>{(["necessary", ...categories] as const).map(choice)}</div>
            {button("save", messages.save)}
          </details>
        </div>
        <div>
          <div className={css.actions}>
            {button("reject", messages.reject)}
            {button("accept", messages.accept)}
          </div>
          {!asked && (
            // Changes the URL fragment, which closes it without JavaScript too.
            <a href={away} className={css.link}>
              {messages.close}
            </a>
          )}
        </div>
      </form>
    </section>
  );
}
