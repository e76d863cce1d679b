import type { ReactNode } from "react";
import { TextLink } from "../link/link.tsx";
import * as css from "./account-form.css.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface FormLinksProps extends RootProps<HTMLDivElement> {
  /** Several `FormLink`. */
  children: ReactNode;
}

/**
 * Links below a form, at both ends of the line if there is room.
 *
 * @import import { FormLinks } from "@preforma/ui/account-form";
 */
export function FormLinks({ className, ...rest }: FormLinksProps) {
  return <div {...rest} className={classList(css.links, className)} />;
}

export interface FormLinkProps extends RootProps<HTMLSpanElement> {
  /** A question before the link. */
  question?: string;
  /** The link's target. */
  href: string;
  /** The link's text. */
  children: ReactNode;
}

/**
 * One link.
 *
 * @import import { FormLink } from "@preforma/ui/account-form";
 */
export function FormLink({ question, href, children, className, ...rest }: FormLinkProps) {
  return (
    <span {...rest} className={classList(css.link, className)}>
      {question !== undefined && <span>{question}</span>}
      <TextLink href={href}>{children}</TextLink>
    </span>
  );
}
