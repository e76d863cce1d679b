import type { AriaAttributes, ComponentPropsWithRef, CSSProperties, Ref } from "react";

/**
 * What every component passes on to its outermost element: a `ref`, an `id`, classes and styles beside its own, `aria-*`
 * and `data-*`. They win over what the component sets itself.
 */
export interface RootProps<Root extends Element = HTMLElement> extends AriaAttributes {
  ref?: Ref<Root>;
  id?: string;
  /** Beside the component's own classes. */
  className?: string;
  style?: CSSProperties;
  [data: `data-${string}`]: unknown;
}

/** What a field that draws an input of its own passes on to it. */
export interface InputProps
  extends
    RootProps<HTMLInputElement>,
    Pick<
      ComponentPropsWithRef<"input">,
      "form" | "required" | "autoFocus" | "onFocus" | "onBlur" | "onClick" | "onKeyDown"
    > {}

const passedOn = /^(?:ref|id|className|style|(?:aria|data)-.+)$/;

/** The part of a component's props that its outermost element takes, for components that keep their props together. */
export function rootPropsOf<Root extends Element>(props: RootProps<Root>): RootProps<Root> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => passedOn.test(name)));
}
