"use client";

import {
  cloneElement,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type ReactNode,
} from "react";
import { useLoaded } from "../intent/use-loaded.ts";
import { useOpen, type OpenProps } from "../intent/use-open.ts";
import { oneElement } from "../layout/one-element.ts";
import type { RootProps } from "../layout/root-props.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";
import { classList } from "../theme/class-list.ts";
import type { TooltipHandle } from "./tooltip-part.tsx";
import * as css from "./tooltip.css.ts";

export interface TooltipProps extends OpenProps, RootProps<HTMLSpanElement> {
  /** The description. Put nothing into it that people need to continue. */
  text: ReactNode;
  /** One control that has its own name: a tooltip describes, it never names. */
  children: ReactElement<{ "aria-describedby"?: string }>;
}

const load = () => import("./tooltip-part.tsx").then(({ TooltipPart }) => TooltipPart);

/**
 * A short description of a control, for mouse and keyboard, also of a disabled control. Touch does not show it:
 * what matters belongs beside the control. Before its script it describes the control to screen readers alone.
 */
export function Tooltip({
  text,
  children,
  open,
  defaultOpen,
  onOpenChange,
  id: givenId,
  ref,
  className,
  ...rest
}: TooltipProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const handle = useRef<TooltipHandle>(null);
  const asked = useRef<"rest" | "focus" | null>(null);
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  const { Part, want } = useLoaded(load);
  useEffect(() => {
    if (isOpen) want();
  });

  const show = (by: "rest" | "focus") => {
    asked.current = by;
    want();
    handle.current?.open(by === "focus");
  };
  const hide = (immediate: boolean) => {
    asked.current = null;
    handle.current?.close(immediate);
  };
  const forget = useEffectEvent(() => asked.current !== null && hide(true));
  // If unmounted while hovered, it must not open later.
  useLayoutEffect(() => () => void forget(), []);
  // Preserves the control's existing description.
  const control = oneElement<{ "aria-describedby"?: string }>(children);
  const described = control.props["aria-describedby"];
  return (
    <span
      ref={anchor}
      className={css.anchor}
      // Touch has no hovering, and a long press belongs to the browser.
      onPointerEnter={(event) => event.pointerType === "mouse" && show("rest")}
      onPointerLeave={({ currentTarget }) => {
        // A click leaves the focus there too, but only the keyboard's holds the text.
        if (!currentTarget.matches(":has(:focus-visible)")) hide(false);
      }}
      onPointerDown={() => hide(true)}
      onFocus={({ target }) => target.matches(":focus-visible") && show("focus")}
      onBlur={() => hide(true)}
    >
      {cloneElement(control, { "aria-describedby": described === undefined ? id : `${described} ${id}` })}
      <span
        {...rest}
        ref={useBothRefs(tip, ref)}
        id={id}
        role="tooltip"
        popover="manual"
        className={classList(css.tooltip, className)}
      >
        {text}
      </span>
      {Part !== null && (
        <Part
          handle={handle}
          anchor={anchor}
          tip={tip}
          open={isOpen}
          onOpenChange={setOpen}
          onReady={() => asked.current !== null && show(asked.current)}
        />
      )}
    </span>
  );
}
