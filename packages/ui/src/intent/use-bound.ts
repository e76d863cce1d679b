"use client";

import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type Dispatch,
  type RefCallback,
  type SetStateAction,
} from "react";

/** Props from a library for an element: attributes and handlers. */
export type BoundProps = Readonly<Record<string, unknown>>;

/** Applies a library's props to an element; `null` removes them. */
export type Bind = (props: BoundProps | null) => void;

/** The server-rendered elements that a library works with. */
export type Bindings = Map<Element, { readonly key: string; readonly bind: Bind }>;

type Handler = (...args: unknown[]) => unknown;
const isHandler = (value: unknown): value is Handler => typeof value === "function";

const isSame = (one: BoundProps | null, other: BoundProps | null) =>
  one === other ||
  (one !== null &&
    other !== null &&
    Object.keys({ ...one, ...other }).every((name) => Object.is(one[name], other[name])));

/** An empty list of elements. */
export function useBindings(): Bindings {
  return useState<Bindings>(() => new Map())[0];
}

/** Sets the props of an element rendered elsewhere. */
export type SetBound = Dispatch<SetStateAction<BoundProps | null>>;

/**
 * Applies props to an element through its owner's state. Handlers are stable and call the library's latest ones, so the
 * element re-renders only when an attribute changes.
 */
export function useForwarding(set: SetBound): Bind {
  const latest = useRef<BoundProps>({});
  const forwarders = useRef<Record<string, Handler>>({});
  return useCallback<Bind>(
    (props) => {
      latest.current = props ?? {};
      const forward = (name: string) =>
        (forwarders.current[name] ??= (...args) => {
          const handler = latest.current[name];
          return isHandler(handler) ? handler(...args) : undefined;
        });
      const next =
        props &&
        Object.fromEntries(
          Object.entries(props).map(([name, value]) => [name, isHandler(value) ? forward(name) : value]),
        );
      set((before) => (isSame(before, next) ? before : next));
    },
    [set],
  );
}

/**
 * The library's props for one of many elements, `null` before it is loaded, and the element's ref.
 *
 * @param key The element's name for the library.
 */
export function useBound(bindings: Bindings, key: string): [BoundProps | null, RefCallback<Element>] {
  const [bound, setBound] = useState<BoundProps | null>(null);
  const bind = useForwarding(setBound);
  const ref = useCallback(
    (element: Element) => {
      bindings.set(element, { key, bind });
      return () => void bindings.delete(element);
    },
    [bindings, key, bind],
  );
  return [bound, ref];
}

/** Applies the props from a library's hook to an element. For components that render nothing. */
export function useBind(bind: Bind | undefined, props: object): void {
  useLayoutEffect(() => bind?.({ ...props }));
  useLayoutEffect(() => () => bind?.(null), [bind]);
}

/** One set of props: a later attribute replaces an earlier one, and of handlers the later one is called first. */
export function joinProps(...sets: readonly (object | null | false)[]): BoundProps {
  const joined: Record<string, unknown> = {};
  for (const [name, value] of sets.flatMap((set) => Object.entries(set || {}) as [string, unknown][])) {
    const before = joined[name];
    joined[name] =
      isHandler(before) && isHandler(value)
        ? (...args: unknown[]) => {
            value(...args);
            before(...args);
          }
        : value;
  }
  return joined;
}
