import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from "react";
import { oneElement } from "./one-element.ts";
import { assignRef } from "./with-handlers.ts";
import { classList } from "../theme/class-list.ts";

/** A link's target: its own `href`, or that of its only child. */
export type LinkTarget =
  | {
      /** Where it leads. */
      href: string;
      asChild?: false;
    }
  | {
      href?: undefined;
      /** The only child is the link, and gets the styles. @default false */
      asChild: true;
    };

/** The props that a component passes to its element. */
type Given = Omit<HTMLAttributes<HTMLElement>, "children"> & { ref?: unknown };
type Own = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> };

/**
 * The only element in `children`, with the component's props: its own attributes win, classes and styles are merged,
 * and its own handlers are called first. `inside` wraps its content in the component's markup.
 *
 * @throws Error if `children` are not exactly one element.
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
