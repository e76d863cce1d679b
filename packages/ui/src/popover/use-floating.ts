"use client";

import { useId, useState, type ComponentType, type ReactElement } from "react";
import { useOpen, type OpenProps } from "../intent/use-open.ts";
import { usePart, type Part, type PartProps } from "../intent/use-part.ts";
import type { TriggerElement } from "../layout/with-handlers.ts";
import { useNativePanel } from "./native-panel.tsx";

/** How a popover or a menu opens and closes. */
export interface FloatingProps extends OpenProps {
  /** Id of the content. Given here and not to the content, the trigger names it in the server's HTML too. */
  id?: string;
}

/** State shared by the parts of a popover or menu. */
export interface Floating<Props extends PartProps> {
  /** Id of the content. */
  readonly id: string;
  /** For a content that has its own id. */
  readonly setContentId: (id: string | undefined) => void;
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Whether the native panel is rendered: until the library has loaded, and while that panel is open. */
  readonly isNative: boolean;
  readonly part: Part<Props>;
  /** The trigger with all that opens the content. */
  readonly withTrigger: (trigger: TriggerElement, popup: "dialog" | "menu") => ReactElement;
}

/** A native popover that the library's part replaces on intent. */
export function useFloating<Props extends PartProps>(
  load: () => Promise<ComponentType<Props>>,
  { id: givenId, ...open }: FloatingProps,
  keys?: readonly string[],
): Floating<Props> {
  const ownId = useId();
  const [contentId, setContentId] = useState<string>();
  const id = contentId ?? givenId ?? ownId;
  const [isOpen, setOpen] = useOpen(open);
  const isNativeOpen = useNativePanel(id);
  const part = usePart(load, { keys, isWanted: isOpen, isNative: () => isNativeOpen });
  const isNative = part.Part === null || isNativeOpen;
  const withTrigger = (trigger: TriggerElement, popup: "dialog" | "menu") =>
    part.withTrigger(trigger, {
      id: trigger.props.id ?? `${ownId}-trigger`,
      // The native panel has no keys of a menu.
      "aria-haspopup": isNative && popup === "menu" ? "true" : popup,
      popoverTarget: isNative ? id : undefined,
      "aria-controls": isNative ? id : undefined,
    });
  return { id, setContentId, isOpen, setOpen, isNative, part, withTrigger };
}
