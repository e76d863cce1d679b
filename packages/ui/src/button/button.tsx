"use client";

import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { useLink, useMessages } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import * as css from "./button.css.ts";

export interface ButtonLook {
  /** `solid` for the one main action of a view, `accent` for the one that asks for business. @default "solid" */
  variant?: keyof typeof css.variant;
  /** `small` is for dense tools with room around them, not for touch. @default "medium" */
  size?: keyof typeof css.size;
  /** As wide as what it stands in. @default false */
  wide?: boolean;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<"button"> {
  /**
   * The action is under way: the button keeps its size, its place and the focus, but does nothing. @default false
   */
  loading?: boolean;
}

/** Does something here. What leads elsewhere is a `ButtonLink`. */
export function Button({
  variant,
  size,
  wide,
  loading = false,
  type = "button",
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const messages = useMessages("button");
  const ignore = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      {...rest}
      type={type}
      className={classList(look({ variant, size, wide }), className)}
      aria-disabled={loading || rest["aria-disabled"]}
      onClick={loading ? ignore : onClick}
    >
      <span className={classList(css.label, loading && css.waiting)}>{children}</span>
      {loading && <span className={css.spinner} aria-hidden />}
      {loading && <VisuallyHidden> {messages.loading}</VisuallyHidden>}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, ComponentPropsWithRef<"a"> {
  /** Where it leads. */
  href: string;
}

/** A link with the weight of a button, for the main way onwards. */
export function ButtonLink({ variant, size, wide, className, children, ...rest }: ButtonLinkProps) {
  const Link = useLink();
  return (
    <Link {...rest} className={classList(look({ variant, size, wide }), className)}>
      <span className={css.label}>{children}</span>
    </Link>
  );
}

export interface IconButtonProps
  extends Omit<ButtonLook, "wide">, Omit<ComponentPropsWithRef<"button">, "aria-label"> {
  /** What the button does, for those who do not see the icon. Also its tooltip. */
  label: string;
  /** An `Icon`. */
  children: ReactNode;
}

/** A square button that is all icon. */
export function IconButton({
  variant = "quiet",
  size = "medium",
  label,
  type = "button",
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classList(look({ variant, size }), css.square[size], className)}
    />
  );
}

function look({ variant = "solid", size = "medium", wide = false }: ButtonLook): string {
  return classList(css.button, css.variant[variant], css.size[size], wide && css.wide);
}
