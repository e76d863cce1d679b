"use client";

import {
  createContext,
  use,
  useId,
  type ComponentPropsWithRef,
  type ReactNode,
  type ToggleEvent,
} from "react";
import { ChevronDown } from "../drawings/index.ts";
import { Icon } from "../icon/icon.tsx";
import type { RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";
import * as css from "./accordion.css.ts";

/** Behaviour common to all items of an accordion. */
export interface AccordionBehaviour extends RootProps<HTMLDivElement> {
  /** The heading level of the titles. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Opening one closes the others. Saves room, but prevents comparing sections. @default false */
  exclusive?: boolean;
  /** Ids of the open items, if you control them. */
  value?: readonly string[];
  /** Ids of the initially open items. @default those with `open` */
  defaultValue?: readonly string[];
  /** Called after each change with the open items; with `value`, requests the change. */
  onValueChange?: (ids: readonly string[]) => void;
}

export interface AccordionRootProps extends AccordionBehaviour {
  /** `AccordionItem`s. */
  children: ReactNode;
}

interface AccordionState {
  level: 2 | 3 | 4 | 5 | 6;
  /** The shared name of exclusive items, of which the browser keeps only one open. */
  name: string | undefined;
  open: readonly string[] | undefined;
  onToggle: ((event: ToggleEvent<HTMLDetailsElement>) => void) | undefined;
}

const AccordionContext = createContext<AccordionState>({
  level: 3,
  name: undefined,
  open: undefined,
  onToggle: undefined,
});

/**
 * Sections that unfold, on the native `<details>`: they work without JavaScript, and the browser's find-in-page opens
 * them.
 */
export function AccordionRoot({
  headingLevel = 3,
  exclusive = false,
  value,
  defaultValue,
  onValueChange,
  className,
  children,
  ...rest
}: AccordionRootProps) {
  const name = useId();
  const report = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    const all = currentTarget.parentElement?.querySelectorAll<HTMLDetailsElement>(":scope > details") ?? [];
    const ids = [...all].filter(({ open }) => open).map(({ id }) => id);
    if (value === undefined) return onValueChange?.(ids);
    if ([...all].every(({ id }) => ids.includes(id) === value.includes(id))) return;
    onValueChange?.(ids);
    // The browser has already toggled it; a controlled item is reset until its owner accepts the change.
    for (const section of all) section.open = value.includes(section.id);
  };
  const state = {
    level: headingLevel,
    name: exclusive ? name : undefined,
    open: value ?? defaultValue,
    onToggle: onValueChange && report,
  };
  return (
    <AccordionContext value={state}>
      <div {...rest} className={classList(css.accordion, className)}>
        {children}
      </div>
    </AccordionContext>
  );
}

export interface AccordionItemProps extends ComponentPropsWithRef<"details"> {
  /** The item's URL fragment, and its key in `value`. Set it if the accordion is controlled or has default values. */
  id?: string;
  /** Open at first. @default false */
  open?: boolean;
}

/** One section: an `AccordionTrigger` and an `AccordionContent`. A direct child of its accordion. */
export function AccordionItem({ id, open = false, onToggle, className, ...rest }: AccordionItemProps) {
  const accordion = use(AccordionContext);
  return (
    // A visitor may have opened it before hydration; React must not report the `open` attribute as a mismatch.
    <details
      name={accordion.name}
      suppressHydrationWarning
      {...rest}
      id={id}
      open={accordion.open === undefined || id === undefined ? open : accordion.open.includes(id)}
      onToggle={(event) => {
        onToggle?.(event);
        // React also reports the event of a nested `<details>`.
        if (event.target === event.currentTarget) accordion.onToggle?.(event);
      }}
      className={classList(css.item, className)}
    />
  );
}

/** The title of a section, which toggles it. The whole line is the button. */
export function AccordionTrigger({ className, children, ...rest }: ComponentPropsWithRef<"summary">) {
  const Title = `h${use(AccordionContext).level}` as const;
  return (
    <summary {...rest} className={classList(css.summary, className)}>
      <Title className={css.title}>{children}</Title>
      <span className={css.chevron}>
        <Icon icon={ChevronDown} />
      </span>
    </summary>
  );
}

/** The content of a section. It stays in the DOM while collapsed. */
export function AccordionContent({ className, ...rest }: ComponentPropsWithRef<"div">) {
  return <div {...rest} className={classList(css.content, className)} />;
}
