"use client";

import type { ReactNode } from "react";
import { useMessages } from "../provider/provider.tsx";
import * as css from "./skip-link.css.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "./root-props.ts";

export interface SkipLinkProps extends RootProps<HTMLAnchorElement> {
  /** Id of the content. */
  target: string;
  /** Its text, for a further one on a long page. @default "Skip to content", in the page's language */
  children?: ReactNode;
}

/**
 * The first tab stop of a page: skips the header to the content with the given id. It is visible only while it has the
 * focus.
 */
export function SkipLink({ target, className, children, ...rest }: SkipLinkProps) {
  const messages = useMessages("layout");
  return (
    <a {...rest} className={classList(css.skipLink, className)} href={`#${target}`}>
      {children ?? messages.skipToContent}
    </a>
  );
}
