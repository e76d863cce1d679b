import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from "react";
import { oneElement } from "./one-element.ts";
import { assignRef } from "./with-handlers.ts";
import { classList } from "../theme/class-list.ts";

/** Where a link leads: its own `href`, or that of its one child. */
export type LinkTarget =
  | {
      /** Where it leads. */
      href: string;
      asChild?: false;
    }
  | {
      href?: undefined;
      /** The one child is the link, and takes the look. @default false */
      asChild: true;
    };

/** What a component gives to the element that it draws. */
type Given = Omit<HTMLAttributes<HTMLElement>, "children"> & { ref?: unknown };
type Own = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> };

/**
 * The one element in `children`, dressed as the component around it: its own attributes win, classes and styles are
 * joined, and of a handler in both its own is called first. `inside` puts what it holds into the component's markup.
 *
 * @throws Error where `children` are not one element.
 */
export function dressChild(
  children: ReactNode,
  { ref: givenRef, ...given }: Given,
  inside: (content: ReactNode) => ReactNode = (content) => content,
): ReactElement {
  const child = oneElement<Own>(children);
  const own = child.props;
  const ref = givenRef as Ref<HTMLElement> | undefined;
  const others: Readonly<Record<string, unknown>> = { ...given };
  const joined = Object.entries(own).flatMap(([name, first]) => {
    const second = others[name];
    if (typeof first !== "function" || typeof second !== "function") return [];
    const both = (event: unknown) => {
      (first as (event: unknown) => void)(event);
      (second as (event: unknown) => void)(event);
    };
    return [[name, both] as const];
  });
  return cloneElement(
    child,
    {
      ...given,
      ...own,
      ...Object.fromEntries(joined),
      className: classList(given.className, own.className),
      style: { ...given.style, ...own.style },
      ...(ref && { ref: own.ref ? bothRefs(own.ref, ref) : ref }),
    },
    inside(own.children),
  );
}

function bothRefs(first: Ref<HTMLElement>, second: Ref<HTMLElement>): Ref<HTMLElement> {
  return (element) => {
    assignRef(first, element);
    assignRef(second, element);
  };
}
