"use client";

import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
} from "react";
import { useLoaded } from "./use-loaded.ts";
import { isModified } from "../layout/is-modified.ts";
import { withHandlers, type TriggerElement, type TriggerProps } from "../layout/with-handlers.ts";

/** What every part takes: the element that the server drew, and where the library's props for it go. */
export interface PartProps {
  trigger: RefObject<HTMLElement | null>;
  /** `null` when the part goes. */
  bind: (props: TriggerProps | null) => void;
  /** Repeats the press that came too early, if there was one. Call it once the part listens. */
  repeat: () => void;
}

export interface PartOptions {
  /** Keys that open it, besides those that click the trigger. @default none */
  keys?: readonly string[];
  /** Whether it is to be shown: then the part is loaded without a press. @default false */
  isWanted?: boolean;
  /** Whether the native fallback is open now: then presses are the browser's. @default never */
  isNative?: () => boolean;
  /** Told when the part could not be loaded. */
  onUnavailable?: () => void;
}

/** A part that is not there yet, or is, and what joins it to its trigger. */
export interface Part<Props extends PartProps> extends PartProps {
  /** The library's part once it is loaded. */
  Part: ComponentType<Props> | null;
  /** The trigger with all that opens the part. It stays the same DOM node, and the focus stays on it. */
  withTrigger: (trigger: TriggerElement, fallback: TriggerProps) => ReactElement;
}

type Press = KeyboardEvent["nativeEvent"] | "click";
type Attributes = Readonly<Record<string, unknown>>;

/** What the library says of its trigger, such as `aria-expanded`. */
function attributesOf(props: TriggerProps | null): Attributes {
  const own = Object.entries(props ?? {}).filter(
    ([name]) => !name.startsWith("on") && !["type", "id", "children", "disabled"].includes(name),
  );
  return Object.fromEntries(own);
}

const isSame = (one: Attributes, other: Attributes) =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);

/**
 * Loads what a closed part needs when a visitor turns to its trigger: pointer over, focus or touch. A press that
 * comes before the file is repeated once the part listens; Escape and blur forget it. Where the file cannot be
 * loaded, the trigger does what it does natively: a link is followed, a native popover or `<details>` opens.
 *
 * @param load Imports the part. Called again on the next intent where it has failed.
 */
export function usePart<Props extends PartProps>(
  load: () => Promise<ComponentType<Props>>,
  { keys = [], isWanted = false, isNative = () => false, onUnavailable }: PartOptions = {},
): Part<Props> {
  const trigger = useRef<HTMLElement>(null);
  const live = useRef<TriggerProps | null>(null);
  const early = useRef<Press | null>(null);
  /** What of an early press is done now: the browser's own answer, or the press once more. */
  const repeating = useRef<"natively" | "again" | null>(null);
  const [attributes, setAttributes] = useState<Attributes>({});

  const { Part, want } = useLoaded(load, () => {
    onUnavailable?.();
    if (early.current === null) return;
    early.current = null;
    repeating.current = "natively";
    trigger.current?.click();
    repeating.current = null;
  });
  useEffect(() => {
    // A visitor who pressed before hydration has the focus on the trigger.
    if (isWanted || trigger.current?.matches(":focus") === true) want();
  });

  const bind = useCallback((props: TriggerProps | null) => {
    live.current = props;
    const next = attributesOf(props);
    setAttributes((before) => (isSame(before, next) ? before : next));
  }, []);
  const repeat = useCallback(() => {
    const press = early.current;
    if (press === null) return;
    early.current = null;
    // After the effects of the whole library part, which listens for keys on the document too.
    queueMicrotask(() => {
      repeating.current = "again";
      if (press === "click") trigger.current?.click();
      else trigger.current?.dispatchEvent(new globalThis.KeyboardEvent(press.type, press));
      repeating.current = null;
    });
  }, []);

  const isPassed = (event: MouseEvent | KeyboardEvent) =>
    repeating.current === "natively" || event.defaultPrevented || isModified(event) || isNative();
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPassed(event)) return;
    // Others have heard of the press when it came.
    if (repeating.current === "again") event.stopPropagation();
    if (live.current === null) {
      early.current = "click";
      want();
    } else live.current.onClick?.(event);
    event.preventDefault();
  };
  const keyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === "Escape") early.current = null;
    if (isPassed(event) || event.currentTarget.ariaDisabled === "true") return;
    if (event.key === " " && event.currentTarget.localName === "a" && !keys.includes(" ")) {
      // Buttons obey the space bar, links do not.
      event.preventDefault();
      event.currentTarget.click();
    } else if (live.current !== null) {
      live.current.onKeyDown?.(event);
    } else if (keys.includes(event.key)) {
      event.preventDefault();
      early.current = event.nativeEvent;
      want();
    }
  };

  return {
    Part,
    trigger,
    bind,
    repeat,
    withTrigger: (element, fallback) =>
      withHandlers(element, trigger, () => repeating.current !== null, {
        ...fallback,
        ...attributes,
        onPointerEnter: want,
        onTouchStart: want,
        onFocus: want,
        onBlur: () => (early.current = null),
        onClick: click,
        onKeyDown: keyDown,
      }),
  };
}
