"use client";

import type { ReactNode } from "react";
import * as button from "../button/button.css.ts";
import { ButtonLink } from "../button/index.ts";
import { Container } from "../layout/index.ts";
import { formatNumber } from "../messages/message.ts";
import { useLink, useLocale, useMessages } from "../provider/index.ts";
import { SearchForm } from "../search-form/index.ts";
import { Eyebrow, Heading, Text } from "../text/index.ts";
import { classList } from "../theme/class-list.ts";
import * as css from "./error-page.css.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";

/**
 * `not-found`: unknown URL. `gone`: a permanently discontinued product. `failed`: a server error. `offline`: the server
 * could not be reached. `refused`: a cross-site form post. `too-large`: the request body exceeds the limit.
 */
export type ErrorPageKind = "not-found" | "gone" | "failed" | "offline" | "refused" | "too-large";

export interface ErrorPageProps extends RootProps {
  /** What happened; decides the texts and links. */
  kind: ErrorPageKind;
  /** Added to the window's title after a dash. @default the title alone */
  siteName?: string;
  /** The home page. */
  homeHref: string;
  /** The product list, for the search of `not-found` and `gone`. @default no search */
  searchAction?: string;
  /** The product groups, for `not-found` and `gone`. @default none */
  categories?: readonly { id: string | number; title: string; href: string; count?: number }[];
  /** URL to retry, for all but `not-found` and `gone`; reloads the whole document. @default no such button */
  retryHref?: string;
  /** Id of the failed request in the server's log. @default not shown */
  requestId?: string;
  /** Further help, at the end. */
  children?: ReactNode;
}

/**
 * Replaces a failed page: says what happened and offers ways to continue. The cause belongs in the server's log.
 */
export function ErrorPage(props: ErrorPageProps) {
  const { kind, siteName, homeHref, searchAction, categories = [], retryHref, requestId, children } = props;
  const messages = useMessages("error-page");
  const { locale } = useLocale();
  const Link = useLink();
  const [title, text] = {
    "not-found": [messages.notFoundTitle, messages.notFoundText] as const,
    gone: [messages.goneTitle, messages.goneText] as const,
    failed: [messages.failedTitle, messages.failedText] as const,
    offline: [messages.offlineTitle, messages.offlineText] as const,
    refused: [messages.refusedTitle, messages.refusedText] as const,
    "too-large": [messages.tooLargeTitle, messages.tooLargeText] as const,
  }[kind];
  const code = {
    "not-found": "404",
    gone: "410",
    failed: "500",
    offline: null,
    refused: "403",
    "too-large": "413",
  }[kind];
  const isMissing = kind === "not-found" || kind === "gone";
  // The number is a separate element, so that it is left-to-right and selected as a whole.
  const [before, after] = messages.request.split("{id}");
  return (
    <Container {...rootPropsOf(props)} className={classList(css.page, props.className)}>
      <title>{siteName === undefined ? title : `${title} – ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      {code !== null && <Eyebrow>{code}</Eyebrow>}
      <Heading level={1}>{title}</Heading>
      <Text size="l" tone="muted" measure>
        {text}
      </Text>
      {kind === "failed" && requestId !== undefined && (
        <Text size="s" tone="muted">
          {before}
          <bdi dir="ltr" className={css.request}>
            {requestId}
          </bdi>
          {after}
        </Text>
      )}
      {isMissing && searchAction !== undefined && (
        <div className={css.search}>
          <SearchForm action={searchAction} size="large" />
        </div>
      )}
      {!isMissing && (
        <p className={css.actions}>
          {retryHref !== undefined && (
            // A plain link, to reload the whole document.
            <a
              href={retryHref}
              className={classList(button.button, button.variant.solid, button.size.medium)}
            >
              {messages.retry}
            </a>
          )}
          <ButtonLink href={homeHref} variant="outline">
            {messages.toHome}
          </ButtonLink>
        </p>
      )}
      {isMissing && categories.length > 0 && (
        <section>
          <Heading level={2} size="l" className={css.groups}>
            {messages.groups}
          </Heading>
          <ul role="list" className={css.groupLinks}>
            {categories.map((category) => (
              <li key={category.id}>
                <Link href={category.href} className={css.group}>
                  <span>{category.title}</span>
                  {category.count !== undefined && (
                    <span className={css.groupCount}>{formatNumber(category.count, locale)}</span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isMissing && categories.length === 0 && (
        <p className={css.actions}>
          <ButtonLink href={homeHref} variant="outline">
            {messages.toHome}
          </ButtonLink>
        </p>
      )}
      {children}
    </Container>
  );
}
