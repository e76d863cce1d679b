"use client";

import type { ReactNode } from "react";
import { useMessages } from "../provider/provider.tsx";
import * as css from "./cookie-banner.css.ts";
import { settingsId } from "./settings-id.ts";

export interface CookieSettingsLinkProps {
  /** Another wording. @default "Cookie settings" in the reader's language */
  children?: ReactNode;
}

/** Opens the settings again; stands in the footer. A link, so that it works without JavaScript. */
export function CookieSettingsLink({ children }: CookieSettingsLinkProps) {
  const messages = useMessages("cookie-banner");
  return (
    <a href={`#${settingsId}`} className={css.reopen}>
      {children ?? messages.reopen}
    </a>
  );
}
