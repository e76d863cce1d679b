"use client";

import type { Direction, Locale } from "@preforma/domain/locales";
import {
  createContext,
  use,
  useMemo,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from "react";
import type { UiMessages } from "../messages/table.ts";

/** What the library asks of a link component: an anchor whose `href` is a ready address. */
export type UiLinkProps = ComponentPropsWithRef<"a"> & { readonly href: string };

/** The site's facts that every component needs. */
export interface UiContext {
  /** The language of the page: one of the library's, or the BCP 47 tag of one that you have written texts for. */
  readonly locale: Locale | (string & {});
  /** Its base direction; the same as the `dir` of the document. */
  readonly direction: Direction;
  /** The library's texts in this language, from `messagesFor` or its JSON. */
  readonly messages: UiMessages;
  /** Draws internal links, for client-side navigation and prefetching. Plain anchors by default. */
  readonly Link?: ComponentType<UiLinkProps>;
}

const Context = createContext<UiContext | null>(null);

/** Gives language, direction, texts and the link component to everything below. Renders no element. */
export function UiProvider({
  children,
  locale,
  direction,
  messages,
  Link,
}: UiContext & {
  /** The application. */
  readonly children: ReactNode;
}) {
  const value = useMemo(() => ({ locale, direction, messages, Link }), [locale, direction, messages, Link]);
  return <Context value={value}>{children}</Context>;
}

function useUi(): UiContext {
  const value = use(Context);
  if (value === null) {
    throw new Error(
      "A component of @preforma/ui has no language: wrap it in UiProvider of @preforma/ui/provider.",
    );
  }
  return value;
}

/** The language and the direction of the page. */
export function useLocale(): Pick<UiContext, "direction"> & { readonly locale: Locale } {
  // Numbers, dates and plurals take any language's tag; texts of the domain are read by `textIn`.
  return useUi() as UiContext & { readonly locale: Locale };
}

/**
 * The texts of one component, named after its folder: `const messages = useMessages("pagination")`. Plain texts are
 * strings; what has placeholders or plural forms goes through `formatMessage(messages.page, { page: 3 }, locale)`.
 *
 * @throws Error when the component's texts are missing from what the provider was given.
 */
export function useMessages<Component extends keyof UiMessages>(component: Component): UiMessages[Component] {
  const { locale, messages } = useUi();
  const own: UiMessages[Component] | undefined = messages[component];
  if (own === undefined) {
    throw new Error(
      `UiProvider has no texts for "${component}" in "${locale}": give it messagesFor(locale) of this version of @preforma/ui.`,
    );
  }
  return own;
}

/** The component that draws internal links. */
export function useLink(): ComponentType<UiLinkProps> | "a" {
  return useUi().Link ?? "a";
}
