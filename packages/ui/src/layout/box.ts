import type { ElementType, HTMLAttributes, Ref } from "react";

/** Elements that a layout primitive may be. The look does not depend on it; the meaning does. */
export type BoxElement =
  | "div"
  | "ul"
  | "ol"
  | "li"
  | "section"
  | "article"
  | "aside"
  | "header"
  | "footer"
  | "nav"
  | "main"
  | "form"
  | "dl";

/** What all layout primitives take. */
export interface BoxProps extends HTMLAttributes<HTMLElement> {
  /** The element to be. @default "div" */
  as?: BoxElement;
  ref?: Ref<HTMLElement>;
}

/** Lists without markers stop being lists for VoiceOver unless they say so. */
export function listRole(as: BoxElement): { role?: "list" } {
  return as === "ul" || as === "ol" ? { role: "list" } : {};
}

/** The tag for JSX. Its props are not checked against one element, since BoxProps holds only what all of them take. */
export function tagOf(as: ElementType): ElementType {
  return as;
}
