import { Children, isValidElement, type ReactElement, type ReactNode } from "react";

/**
 * The only element in `children`. A Server Component may send a lazy element: `toArray` resolves it, and only then can
 * its props be read.
 *
 * @throws Error if `children` are not exactly one element.
 */
export function oneElement<Props>(children: ReactNode): ReactElement<Props> {
  const [child, ...more] = Children.toArray(children);
  if (!isValidElement<Props>(child) || more.length > 0)
    throw new Error("A trigger or `asChild` takes one element.");
  return child;
}
