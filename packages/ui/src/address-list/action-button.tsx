"use client";

import type { MouseEvent, ReactNode } from "react";
import { Button, ButtonLink, type ButtonProps } from "../button/button.tsx";
import { isModified } from "../layout/is-modified.ts";

export interface ActionButtonProps extends Pick<ButtonProps, "variant" | "size"> {
  /** A page that does the same without script. */
  href: string | undefined;
  onPress: () => void;
  "aria-label"?: string;
  children?: ReactNode;
}

/** A button for an action that has its own page without script: then it is a link, which script takes over. */
export function ActionButton({ href, onPress, ...rest }: ActionButtonProps) {
  if (href === undefined) return <Button {...rest} onClick={onPress} />;
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    // The visitor wants another tab.
    if (isModified(event)) return;
    event.preventDefault();
    onPress();
  };
  return <ButtonLink {...rest} href={href} onClick={press} />;
}
