import { cloneElement, type ComponentPropsWithRef, type ReactElement, type Ref, type RefObject } from "react";

/** Props passed to a trigger: handlers, attributes and a ref. */
export type TriggerProps = Omit<ComponentPropsWithRef<"button">, "ref"> & { ref?: Ref<HTMLElement> };

/** A native element, or a component that passes its props to one, such as `Button` and `IconButton`. */
export type TriggerElement = ReactElement<TriggerProps>;

const handlers = ["onPointerEnter", "onTouchStart", "onFocus", "onBlur", "onClick", "onKeyDown"] as const;

type Handled = Pick<TriggerProps, (typeof handlers)[number]>;
type AnyHandler = ((event: never) => void) | undefined;

/** Sets an object ref or calls a callback ref. */
export function assignRef<Found>(ref: Ref<Found> | undefined, element: Found | null): void {
  if (typeof ref === "function") ref(element);
  else if (ref !== null && ref !== undefined) ref.current = element;
}

/**
 * The element with `props`; its own handlers are called first, and its own ref is set too.
 *
 * @param isRepeated Whether an event repeats one that its own handlers have already received.
 */
export function withHandlers(
  element: TriggerElement,
  ref: RefObject<HTMLElement | null>,
  isRepeated: () => boolean,
  props: TriggerProps,
): ReactElement {
  const own = element.props;
  const both = (name: keyof Handled) => {
    const [first, second]: AnyHandler[] = [own[name], props[name]];
    return (event: never) => {
      if (!isRepeated()) first?.(event);
      second?.(event);
    };
  };
  return cloneElement(element, {
    ...props,
    ...Object.fromEntries(handlers.map((name) => [name, both(name)])),
    ref: (found: HTMLElement | null) => {
      ref.current = found;
      assignRef(own.ref, found);
    },
  });
}
