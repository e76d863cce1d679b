"use client";

import { ArrowRight, ExternalLink } from "../drawings/index.ts";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { useLink, useMessages, type UiLinkProps } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import * as css from "./link.css.ts";
import { dressChild, type LinkTarget } from "../layout/as-child.ts";

interface TextLinkStyleProps {
  /** `inline` within a sentence, `standalone` with an arrow on its own line, `quiet` in lists of links. @default "inline" */
  variant?: keyof typeof css.variant;
  /** Leads to another site: opens in a new tab and says so. @default false */
  external?: boolean;
}

/**
 * Either `href`, or `asChild`: then the one child is the link, such as that of your router, and takes the look.
 */
export type TextLinkProps = TextLinkStyleProps & ComponentPropsWithRef<"a"> & LinkTarget;

/** A link in text. */
export function TextLink({
  variant = "inline",
  external = false,
  className,
  asChild,
  children,
  ...rest
}: TextLinkProps) {
  const Link = useLink();
  const messages = useMessages("link");
  const classes = classList(css.link, css.variant[variant], className);
  const marked = (content: ReactNode) => (
    <>
      {content}
      {external && <Icon icon={ExternalLink} size="text" mirrored className={css.mark} />}
      {external && <VisuallyHidden> {messages.opensInNewWindow}</VisuallyHidden>}
      {!external && variant === "standalone" && (
        <Icon icon={ArrowRight} size="small" mirrored className={css.arrow} />
      )}
    </>
  );
  const given = { ...(external && { target: "_blank", rel: "noopener" }), ...rest, className: classes };
  if (asChild) return dressChild(children, given, marked);
  if (external) return <a {...given}>{marked(children)}</a>;
  return <Link {...(given as UiLinkProps)}>{marked(children)}</Link>;
}
