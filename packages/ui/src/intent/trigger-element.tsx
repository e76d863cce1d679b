import type { ComponentPropsWithRef } from "react";
import { oneElement } from "../layout/one-element.ts";
import type { TriggerElement, TriggerProps } from "../layout/with-handlers.ts";

/** A new button, or with `asChild` the child element, such as a `Button`. */
export type PartTriggerProps =
  | { asChild: true; children: TriggerElement }
  | ({ asChild?: false } & ComponentPropsWithRef<"button">);

/** The element that opens or closes something. */
export function triggerElement(props: PartTriggerProps): TriggerElement {
  if (props.asChild === true) return oneElement<TriggerProps>(props.children);
  const { asChild: _asChild, ...button } = props;
  return <button type="button" {...button} />;
}
