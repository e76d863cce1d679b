"use client";

import * as Radix from "@radix-ui/react-popover";
import { useCallback, type ComponentPropsWithRef } from "react";
import { GhostTrigger, containerOf, directionOf, labelledBy } from "../intent/ghost-trigger.tsx";
import type { PartProps } from "../intent/use-part.ts";
import { chosenRadio } from "../layout/chosen-radio.ts";
import { assignRef } from "../layout/with-handlers.ts";
import { classList } from "../theme/class-list.ts";
import { sideAndAlign, type Placement } from "./placement.logic.ts";
import * as css from "./popover.css.ts";

export interface PopoverPartProps extends PartProps, ComponentPropsWithRef<"div"> {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  placement: Placement;
  offset: number;
  arrow: boolean;
}

/** What can take the focus first. */
const fields = ":is(a[href], button, input, select, textarea, summary):not(:disabled)";

/** The popover once its library has loaded. */
export function PopoverPart({
  trigger,
  bind,
  repeat,
  open,
  onOpenChange,
  placement,
  offset,
  arrow,
  children,
  ...rest
}: PopoverPartProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild aria-controls={open ? rest.id : undefined}>
        <GhostTrigger trigger={trigger} bind={bind} repeat={repeat} />
      </Radix.Trigger>
      <Radix.Portal container={containerOf(trigger)}>
        <Panel {...rest} trigger={trigger} placement={placement} sideOffset={offset}>
          {children}
          {arrow && <Radix.Arrow className={css.arrow} />}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Panel({
  trigger,
  placement,
  className,
  ref,
  ...rest
}: Radix.PopoverContentProps &
  ComponentPropsWithRef<"div"> &
  Pick<PopoverPartProps, "trigger" | "placement">) {
  const direction = directionOf(trigger);
  const join = useCallback(
    (panel: HTMLDivElement) => {
      const leave = joinForm(panel, trigger.current);
      assignRef(ref, panel);
      return () => {
        leave();
        assignRef(ref, null);
      };
    },
    [trigger, ref],
  );
  return (
    <Radix.Content
      dir={direction}
      {...sideAndAlign(placement, direction)}
      collisionPadding={8}
      {...rest}
      aria-labelledby={labelledBy(rest, trigger)}
      ref={join}
      className={classList(css.surface, css.panel, className)}
      onOpenAutoFocus={(event) => {
        if (!(event.target instanceof HTMLElement)) return;
        const first = event.target.querySelector<HTMLElement>(fields);
        const chosen = first && chosenRadio(first, event.target);
        if (!chosen || chosen === first) return;
        // Radix would go to the first radio button.
        event.preventDefault();
        chosen.focus({ preventScroll: true });
      }}
      // A form in the panel is not part of a form around the trigger, to which React would bubble the event.
      onSubmit={(event) => {
        rest.onSubmit?.(event);
        event.stopPropagation();
      }}
    />
  );
}

/**
 * Connects the fields of `panel`, which is rendered at the end of the page, with the form around `trigger` by their
 * `form` attribute. Returns a function that stops it.
 */
function joinForm(panel: HTMLElement, trigger: HTMLElement | null): () => void {
  const form = trigger?.closest("form");
  if (form === null || form === undefined) return () => {};
  // A field named `id` hides the property.
  const id = form.getAttribute("id") ?? `form-${crypto.randomUUID()}`;
  form.setAttribute("id", id);
  const join = () => {
    for (const field of panel.querySelectorAll("input, select, textarea, button, output, fieldset, object")) {
      if (field.closest("form") === form || field.closest("form") === null)
        if (!field.hasAttribute("form")) field.setAttribute("form", id);
    }
  };
  join();
  const observer = new MutationObserver(join);
  observer.observe(panel, { childList: true, subtree: true });
  return () => observer.disconnect();
}
