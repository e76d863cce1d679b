"use client";

import { useEffect, useImperativeHandle, useLayoutEffect, type AriaAttributes, type RefObject } from "react";
import type { PartProps } from "./use-part.ts";
import type { TriggerProps } from "../layout/with-handlers.ts";
import type { Direction } from "@preforma/domain/locales";

/**
 * Used under a library's `Trigger asChild`; renders nothing and passes the library's trigger props to the element that
 * the server rendered. An element rendered by the library would be a new one, and the focus would be lost.
 */
export function GhostTrigger({ trigger, bind, repeat, ref, ...props }: PartProps & TriggerProps) {
  useImperativeHandle(ref, () => trigger.current as HTMLElement, [trigger]);
  useLayoutEffect(() => bind(props));
  useLayoutEffect(() => () => bind(null), [bind]);
  useEffect(repeat, [repeat]);
  return null;
}

type Trigger = RefObject<HTMLElement | null>;

/** The direction of the part of the page around a trigger, which may differ from the document's. */
export function directionOf(trigger: Trigger): Direction {
  return trigger.current !== null && getComputedStyle(trigger.current).direction === "rtl" ? "rtl" : "ltr";
}

/**
 * The portal container for a trigger's content: the modal dialog around it, which makes the rest of the page inert,
 * else the end of its own document, which may be an iframe's.
 */
export function containerOf(trigger: Trigger): Element | undefined {
  return trigger.current?.closest("dialog") ?? trigger.current?.ownerDocument.body;
}

/** Labels a content by its trigger, if it has no name of its own. */
export function labelledBy(content: AriaAttributes, trigger: Trigger): string | undefined {
  return (
    content["aria-labelledby"] ?? (content["aria-label"] === undefined ? trigger.current?.id : undefined)
  );
}
