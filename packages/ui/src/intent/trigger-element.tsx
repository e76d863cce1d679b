import { cloneElement, type ComponentPropsWithRef, type MouseEvent } from "react";
import { classList } from "../theme/class-list.ts";
import type { TriggerElement, TriggerProps } from "./with-handlers.ts";

/** A button of its own, or with `asChild` the element in it, such as a `Button`. */
export type PartTriggerProps =
  | { asChild: true; children: TriggerElement }
  | ({ asChild?: false } & ComponentPropsWithRef<"button">);

/** The element that opens or closes something. */
export function triggerElement(props: PartTriggerProps): TriggerElement {
  if (props.asChild === true) return props.children;
  const { asChild: _asChild, ...button } = props;
  return <button type="button" {...button} />;
}

/** The element with more props: its own win, both classes count, and its own click handler is called first. */
export function withProps(element: TriggerElement, props: TriggerProps): TriggerElement {
  const { className, onClick, ...own } = element.props;
  return cloneElement(element, {
    ...props,
    ...own,
    className: classList(props.className, className),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      onClick?.(event);
      props.onClick?.(event);
    },
  });
}
