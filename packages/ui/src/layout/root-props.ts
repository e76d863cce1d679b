import type { AriaAttributes, ComponentPropsWithRef, CSSProperties, Ref } from "react";

/**
 * The props that every component passes to its root element: `ref`, `id`, additional classes and styles, `aria-*` and
 * `data-*`. They override the component's own.
 */
export interface RootProps<Root extends Element = HTMLElement> extends AriaAttributes {
  ref?: Ref<Root>;
  id?: string;
  /** Added to the component's own classes. */
  className?: string;
  style?: CSSProperties;
  [data: `data-${string}`]: unknown;
}

/** The props that every field passes to its control, besides {@link RootProps}. The conformance suite tests each. */
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

/** The props that a field with its own input passes to it. */
export interface InputProps
  extends RootProps<HTMLInputElement>, Pick<ComponentPropsWithRef<"input">, ControlProp> {}

/** Props of a group of controls, which receives focus, click and key events of its controls. */
export type GroupProp = Exclude<ControlProp, "name" | "required" | "autoComplete" | "autoFocus">;

/** The props that a field with several controls passes to its group; `form` and `disabled` go to each control. */
export interface GroupProps
  extends RootProps<HTMLFieldSetElement>, Pick<ComponentPropsWithRef<"fieldset">, GroupProp> {}

const passedOn = /^(?:ref|id|className|style|(?:aria|data)-.+)$/;

/** The props of a component that belong to its root element, for components that do not split their props. */
export function rootPropsOf<Root extends Element>(props: RootProps<Root>): RootProps<Root> {
  return splitRootProps(props)[0];
}

/** Splits a component's props into those of its root element and the rest. */
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
