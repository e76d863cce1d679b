import type { ElementType, HTMLAttributes, Ref } from "react";

/** Elements that a layout primitive can render. They differ in semantics, not in style. */
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

/** Props of all layout primitives. */
export interface BoxProps extends HTMLAttributes<HTMLElement> {
  /** The element to render. @default "div" */
  as?: BoxElement;
  ref?: Ref<HTMLElement>;
}

/** VoiceOver ignores lists without markers unless they have the role. */
export function listRole(as: BoxElement): { role?: "list" } {
  return as === "ul" || as === "ol" ? { role: "list" } : {};
}

/** The tag for JSX. Its props are not checked per element, since BoxProps has only props that all of them accept. */
export function tagOf(as: ElementType): ElementType {
  return as;
}
