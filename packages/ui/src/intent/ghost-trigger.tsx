"use client";

import { useEffect, useImperativeHandle, useLayoutEffect } from "react";
import type { PartProps } from "./use-part.ts";
import type { TriggerProps } from "../layout/with-handlers.ts";

/**
 * Used under a library's `Trigger asChild`; renders nothing: what the library gives its trigger goes to the element
 * that the server drew. Drawn by the library, that element would be another one and would lose the focus.
 */
export function GhostTrigger({ trigger, bind, repeat, ref, ...props }: PartProps & TriggerProps) {
  useImperativeHandle(ref, () => trigger.current as HTMLElement, [trigger]);
  useLayoutEffect(() => bind(props));
  useLayoutEffect(() => () => bind(null), [bind]);
  useEffect(repeat, [repeat]);
  return null;
}
