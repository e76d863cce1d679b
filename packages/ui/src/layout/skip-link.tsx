"use client";

import { useMessages } from "../provider/provider.tsx";
import * as css from "./skip-link.css.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "./root-props.ts";

export interface SkipLinkProps extends RootProps<HTMLAnchorElement> {
  /** Id of the content. */
  target: string;
}

/** The first thing the Tab key finds on a page: past the header to the content with the given id. */
export function SkipLink({ target, className, ...rest }: SkipLinkProps) {
  return (
    <a {...rest} className={classList(css.skipLink, className)} href={`#${target}`}>
      {useMessages("layout").skipToContent}
    </a>
  );
}
