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

/** Props of every part: the server-rendered element, and the function that applies the library's props to it. */
export interface PartProps {
  trigger: RefObject<HTMLElement | null>;
  /** `null` when the part unmounts. */
  bind: (props: TriggerProps | null) => void;
  /** Replays an early press, if any. Call it once the part listens. */
  repeat: () => void;
}

export interface PartOptions {
  /** Keys that open it, besides those that activate the trigger. @default none */
  keys?: readonly string[];
  /** Whether it should be open: then the part is loaded without a press. @default false */
  isWanted?: boolean;
  /** Whether the native fallback is open: then the browser handles presses. @default never */
  isNative?: () => boolean;
  /** Called if the part could not be loaded. */
  onUnavailable?: () => void;
}

/** A part, loaded or not, and its connection to the trigger. */
export interface Part<Props extends PartProps> extends PartProps {
  /** The library's part once it is loaded. */
  Part: ComponentType<Props> | null;
  /** The trigger with the handlers that open the part. It stays the same DOM node and keeps the focus. */
  withTrigger: (trigger: TriggerElement, fallback: TriggerProps) => ReactElement;
}

type Press = KeyboardEvent["nativeEvent"] | "click";
type Attributes = Readonly<Record<string, unknown>>;

/** The library's attributes for its trigger, such as `aria-expanded`. */
function attributesOf(props: TriggerProps | null): Attributes {
  const own = Object.entries(props ?? {}).filter(
    ([name]) => !name.startsWith("on") && !["type", "id", "children", "disabled"].includes(name),
  );
  return Object.fromEntries(own);
}

const isSame = (one: Attributes, other: Attributes) =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);

/**
 * Loads a closed part on intent: hover, focus or touch of its trigger. A press before the code has loaded is replayed
 * once the part listens; Escape and blur discard it. If loading fails, the trigger's native behaviour applies: a link
 * is followed, a native popover or `<details>` opens.
 *
 * @param load Imports the part. After a failure it is called again on the next intent.
 */
export function usePart<Props extends PartProps>(
  load: () => Promise<ComponentType<Props>>,
  { keys = [], isWanted = false, isNative = () => false, onUnavailable }: PartOptions = {},
): Part<Props> {
  const trigger = useRef<HTMLElement>(null);
  const live = useRef<TriggerProps | null>(null);
  const early = useRef<Press | null>(null);
  /** How an early press is being replayed: by its native behaviour, or as a new press. */
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
    // A visitor who pressed the trigger before hydration has focused it.
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
    // Other handlers have already received the original press.
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
      // The space bar activates buttons but not links.
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
