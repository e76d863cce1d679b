"use client";

import { createContext, use, type ReactNode } from "react";

/** The names of a page's fields, by the ids of their controls. */
interface FieldNames {
  /** Registered by the fields while they render. */
  labels: Map<string, string>;
  /** Ids requested by elements above the fields. */
  requested: Set<string>;
}

/** Set only during server rendering: a browser reads the names from the document. */
const FieldNamesContext = createContext<FieldNames | null>(null);

/** Registers a field's name on the server. A label that is not plain text is skipped: its caller registers a name. */
export function useRegisterFieldName(id: string, label: ReactNode): void {
  const names = use(FieldNamesContext);
  if (typeof label === "string") names?.labels.set(id, label);
}

/** A field's name, once the server has rendered the field; undefined before that, and in a browser. */
export function useFieldName(id: string): string | undefined {
  const names = use(FieldNamesContext);
  names?.requested.add(id);
  return names?.labels.get(id);
}

/**
 * Renders a page on a server that returns refused forms without script. The error summary comes before the fields
 * that it names, so a page with such a summary is rendered twice, every other page once. `render` turns an element
 * into markup, for example with React's `renderToString`.
 */
export async function renderWithFieldNames(
  content: ReactNode,
  render: (content: ReactNode) => string | Promise<string>,
): Promise<string> {
  const names: FieldNames = { labels: new Map(), requested: new Set() };
  const named = <FieldNamesContext value={names}>{content}</FieldNamesContext>;
  const markup = await render(named);
  return [...names.requested].some((id) => names.labels.has(id)) ? render(named) : markup;
}
