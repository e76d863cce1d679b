import type { ReactNode } from "react";
import { TextLink } from "../link/link.tsx";
import * as css from "./account-form.css.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface FormLinksProps extends RootProps<HTMLDivElement> {
  /** Several `Way`. */
  children: ReactNode;
}

/** The ways on below a form, at the two ends of its line where there is room. */
export function FormLinks({ className, ...rest }: FormLinksProps) {
  return <div {...rest} className={classList(css.ways, className)} />;
}

export interface WayProps extends RootProps<HTMLSpanElement> {
  /** Before the link, where it answers a question. */
  question?: string;
  /** Where it leads. */
  href: string;
  /** What the link says. */
  children: ReactNode;
}

/** One way on. */
export function Way({ question, href, children, className, ...rest }: WayProps) {
  return (
    <span {...rest} className={classList(css.way, className)}>
      {question !== undefined && <span>{question}</span>}
      <TextLink href={href}>{children}</TextLink>
    </span>
  );
}
