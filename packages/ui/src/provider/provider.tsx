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

/** Props of a link component: those of an anchor whose `href` is the final URL. */
export type UiLinkProps = ComponentPropsWithRef<"a"> & { readonly href: string };

/** The site context that every component needs. */
export interface UiContext {
  /** The language of the page: one of the library's, or the BCP 47 tag of your own texts. */
  readonly locale: Locale | (string & {});
  /** Its base direction; the same as the `dir` of the document. */
  readonly direction: Direction;
  /** The library's texts in this language, from `messagesFor` or its JSON. */
  readonly messages: UiMessages;
  /** Renders internal links, for client-side navigation and prefetching. Plain anchors by default. */
  readonly Link?: ComponentType<UiLinkProps>;
}

const Context = createContext<UiContext | null>(null);

/** Provides language, direction, texts and the link component. Renders no element. */
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
  // `Intl` accepts any language tag; the domain's texts are read with `textIn`, which has a fallback.
  return useUi() as UiContext & { readonly locale: Locale };
}

/**
 * The texts of one component, named after its folder: `const messages = useMessages("pagination")`. Plain texts are
 * strings; texts with placeholders or plural forms need `formatMessage(messages.page, { page: 3 }, locale)`.
 *
 * @throws Error if the provider's messages lack the component's texts.
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

/** The component that renders internal links. */
export function useLink(): ComponentType<UiLinkProps> | "a" {
  return useUi().Link ?? "a";
}
