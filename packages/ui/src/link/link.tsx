"use client";

import { ArrowRight, ExternalLink } from "../drawings/index.ts";
import type { ComponentPropsWithRef } from "react";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { useLink, useMessages } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import * as css from "./link.css.ts";

export interface TextLinkProps extends ComponentPropsWithRef<"a"> {
  /** Where it leads. */
  href: string;
  /** `inline` within a sentence, `standalone` with an arrow on its own line, `quiet` in lists of links. @default "inline" */
  variant?: keyof typeof css.variant;
  /** Leads to another site: opens in a new tab and says so. @default false */
  external?: boolean;
}

/** A link in text. */
export function TextLink({
  variant = "inline",
  external = false,
  className,
  children,
  ...rest
}: TextLinkProps) {
  const Link = useLink();
  const messages = useMessages("link");
  const classes = classList(css.link, css.variant[variant], className);
  if (external) {
    return (
      <a target="_blank" rel="noopener" {...rest} className={classes}>
        {children}
        <Icon icon={ExternalLink} size="text" mirrored className={css.mark} />
        <VisuallyHidden> {messages.opensInNewWindow}</VisuallyHidden>
      </a>
    );
  }
  return (
    <Link {...rest} className={classes}>
      {children}
      {variant === "standalone" && <Icon icon={ArrowRight} size="small" mirrored className={css.arrow} />}
    </Link>
  );
}
