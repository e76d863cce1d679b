"use client";

import type { ReactNode } from "react";
import { useMessages } from "../provider/provider.tsx";
import * as css from "./cookie-banner.css.ts";
import { settingsId } from "./settings-id.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface CookieSettingsLinkProps extends RootProps<HTMLAnchorElement> {
  /** The link's text. @default "Cookie settings" in the reader's language */
  children?: ReactNode;
}

/** Opens the settings again; for the footer. A link, so that it works without JavaScript. */
export function CookieSettingsLink({ children, className, ...rest }: CookieSettingsLinkProps) {
  const messages = useMessages("cookie-banner");
  return (
    <a href={`#${settingsId}`} {...rest} className={classList(css.reopen, className)}>
      {children ?? messages.reopen}
    </a>
  );
}
