import type { Locale } from "@preforma/domain/locales";
import type { ReactNode } from "react";

/** What the page of a component lets its reader try. */
export interface Live {
  readonly component: (props: never) => ReactNode;
  /** What it begins with, in the language of the toolbar. */
  readonly propsIn: (locale: Locale) => Readonly<Record<string, unknown>>;
  /** As wide as it is drawn at most, px, where it fills what it stands in. */
  readonly width?: number;
  /** Draws it in the page that it needs around it, such as a button that opens it. */
  readonly draw?: (props: never, change: (props: object) => void) => ReactNode;
}

/**
 * A component to try on its page, `<component>.live.tsx`, where no story takes props. Give texts and lists of them, no
 * elements: those can be changed by whoever reads the page.
 */
export function live<Props extends object>(
  component: (props: Props) => ReactNode,
  propsIn: (locale: Locale) => NoInfer<Props>,
  width?: number,
): Live {
  return { component, propsIn: propsIn as unknown as Live["propsIn"], ...(width !== undefined && { width }) };
}

/**
 * A component to try that cannot stand by itself. `draw` is given the props as they are changed on the page, and
 * `change`, by which it changes them itself.
 */
export function liveIn<Props extends object>(
  component: (props: Props) => ReactNode,
  propsIn: (locale: Locale) => NoInfer<Props>,
  draw: (props: NoInfer<Props>, change: (props: Partial<NoInfer<Props>>) => void) => ReactNode,
): Live {
  return { ...live(component, propsIn), draw };
}
