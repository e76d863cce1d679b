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

/** What every field passes on to its control, beside {@link RootProps}. The conformance suite tests each of them. */
export type ControlProp =
  | "name"
  | "form"
  | "required"
  | "disabled"
  | "autoComplete"
  | "autoFocus"
  | "onFocus"
  | "onBlur"
  | "onClick"
  | "onKeyDown"
  | "onKeyUp";

/** What a field that renders its own input passes on to it. */
export interface InputProps
  extends RootProps<HTMLInputElement>, Pick<ComponentPropsWithRef<"input">, ControlProp> {}

/** What a group of controls takes. It gets focus, click and key events of any of its controls. */
export type GroupProp = Exclude<ControlProp, "name" | "required" | "autoComplete" | "autoFocus">;

/** What a field of several controls passes on to its group, and `form` and `disabled` to each control. */
export interface GroupProps
  extends RootProps<HTMLFieldSetElement>, Pick<ComponentPropsWithRef<"fieldset">, GroupProp> {}

const passedOn = /^(?:ref|id|className|style|(?:aria|data)-.+)$/;

/** The part of a component's props that its outermost element takes, for components that do not split their props. */
export function rootPropsOf<Root extends Element>(props: RootProps<Root>): RootProps<Root> {
  return splitRootProps(props)[0];
}

/** A component's props in two: what its outermost element takes, and what is left for what it is made of. */
export function splitRootProps<Props extends object>(
  props: Props,
): [root: Pick<Props, keyof Props & keyof RootProps>, rest: Omit<Props, keyof RootProps>] {
  const entries = Object.entries(props);
  const isRoot = ([name]: readonly [string, unknown]) => passedOn.test(name);
  return [
    Object.fromEntries(entries.filter(isRoot)),
    Object.fromEntries(entries.filter((entry) => !isRoot(entry))),
  ] as never;
}
