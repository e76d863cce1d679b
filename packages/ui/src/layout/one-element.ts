import { Children, isValidElement, type ReactElement, type ReactNode } from "react";

/**
 * The one element in `children`. A Server Component may send an element that is still to come: `toArray` waits for it,
 * and only then can its props be read.
 *
 * @throws Error where `children` are not one element.
 */
export function oneElement<Props>(children: ReactNode): ReactElement<Props> {
  const [child, ...more] = Children.toArray(children);
  if (!isValidElement<Props>(child) || more.length > 0)
    throw new Error("A trigger or `asChild` takes one element.");
  return child;
}
