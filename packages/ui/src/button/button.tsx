"use client";

import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { useLink, useMessages, type UiLinkProps } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import * as css from "./button.css.ts";
import { dressChild, type LinkTarget } from "../layout/as-child.ts";

export interface ButtonStyleProps {
  /** `solid` for the main action of a view, `accent` for the action that leads to an order. @default "solid" */
  variant?: keyof typeof css.variant;
  /** `small` is for dense tools with room around them, not for touch. @default "medium" */
  size?: keyof typeof css.size;
  /** As wide as its container. @default false */
  wide?: boolean;
}

export interface ButtonProps extends ButtonStyleProps, ComponentPropsWithRef<"button"> {
  /**
   * The action is in progress: the button keeps its size, place and focus, but does nothing. @default false
   */
  loading?: boolean;
}

/** Performs an action. For navigation use `ButtonLink`. */
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

/**
 * Either `href`, or `asChild`: then the only child is the link, such as your router's, and gets the styles.
 */
export type ButtonLinkProps = ButtonStyleProps & ComponentPropsWithRef<"a"> & LinkTarget;

/**
 * A link that looks like a button, for the main link of a page.
 *
 * @import import { ButtonLink } from "@preforma/ui/button";
 */
export function ButtonLink({ variant, size, wide, className, asChild, children, ...rest }: ButtonLinkProps) {
  const Link = useLink();
  const classes = classList(look({ variant, size, wide }), className);
  const labelled = (content: ReactNode) => <span className={css.label}>{content}</span>;
  if (asChild) return dressChild(children, { ...rest, className: classes }, labelled);
  return (
    <Link {...(rest as UiLinkProps)} className={classes}>
      {labelled(children)}
    </Link>
  );
}

export interface IconButtonProps
  extends Omit<ButtonStyleProps, "wide">, Omit<ComponentPropsWithRef<"button">, "aria-label"> {
  /** The button's accessible name, also its tooltip. */
  label: string;
  /** An `Icon`; with `asChild` the element that contains it. */
  children: ReactNode;
  /** The only child is the control, such as a link: `<a href="…"><Icon icon={Heart} /></a>`. @default false */
  asChild?: boolean;
}

/**
 * A square button that shows only an icon.
 *
 * @import import { IconButton } from "@preforma/ui/button";
 */
export function IconButton({
  variant = "quiet",
  size = "medium",
  label,
  type = "button",
  className,
  asChild = false,
  children,
  ...rest
}: IconButtonProps) {
  const classes = classList(look({ variant, size }), css.square[size], className);
  const named = { title: label, ...rest, "aria-label": label, className: classes };
  if (asChild) return dressChild(children, named);
  return (
    <button {...named} type={type}>
      {children}
    </button>
  );
}

function look({ variant = "solid", size = "medium", wide = false }: ButtonStyleProps): string {
  return classList(css.button, css.variant[variant], css.size[size], wide && css.wide);
}
