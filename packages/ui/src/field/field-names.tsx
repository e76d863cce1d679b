"use client";

import { createContext, use, type ReactNode } from "react";

/** What the fields of a page are called, by the ids of their controls. */
interface FieldNames {
  /** Told by the fields while they are rendered. */
  told: Map<string, string>;
  /** Requested by elements above them. */
  asked: Set<string>;
}

/** Only there while a server renders: a browser reads names from the document. */
const FieldNamesContext = createContext<FieldNames | null>(null);

/** Tells on the server what a field is called; the caller names a label that is no plain text. */
export function useToldName(id: string, label: ReactNode): void {
  const names = use(FieldNamesContext);
  if (typeof label === "string") names?.told.set(id, label);
}

/** What a field is called, once it has been rendered on the server; undefined before, and in a browser. */
export function useFieldName(id: string): string | undefined {
  const names = use(FieldNamesContext);
  names?.asked.add(id);
  return names?.told.get(id);
}

/**
 * Renders a page on a server that gives refused forms back without script. The summary of errors is above the fields
 * that it names, which have yet to be rendered then: a page with such a summary is rendered once more, every other
 * one once. `render` makes markup of what it is given, by React's `renderToString` or its like.
 */
export async function renderWithFieldNames(
  content: ReactNode,
  render: (content: ReactNode) => string | Promise<string>,
): Promise<string> {
  const names: FieldNames = { told: new Map(), asked: new Set() };
  const named = <FieldNamesContext value={names}>{content}</FieldNamesContext>;
  const markup = await render(named);
  return [...names.asked].some((id) => names.told.has(id)) ? render(named) : markup;
}
