/** A tree of CSS values, resolved from design tokens. */
export interface ValueTree {
  readonly [key: string]: string | ValueTree;
}

/** The public name of a token as a CSS custom property, without the two dashes: `pf-color-text-on-ink`. */
export function propertyName(path: readonly string[]): string {
  return `pf-${path.join("-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** A tree of values as declarations of custom properties: `{ "--pf-space-m": "1rem" }`. */
export function declarationsOf(tree: ValueTree, path: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === "string"
        ? [[`--${propertyName([...path, key])}`, value]]
        : Object.entries(declarationsOf(value, [...path, key])),
    ),
  );
}
