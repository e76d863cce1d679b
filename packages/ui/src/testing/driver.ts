/** Roles by which testers find what they drive. */
export type TestedRole =
  | "alert"
  | "button"
  | "combobox"
  | "dialog"
  | "link"
  | "option"
  | "status"
  | "textbox";

/**
 * How a test reaches the page. Testers know components; a driver knows a test tool: `domDriver` for Testing Library
 * and everything that has its queries, `playwrightDriver` for Playwright. `Node` is what the tool calls an element.
 */
export interface Driver<Node> {
  /**
   * The one element of a role within another, whose accessible name contains the text; case does not count.
   * Waits for it as long as the tool waits, and then rejects.
   */
  find: (scope: Node, role: TestedRole, name?: string) => Promise<Node>;
  /** All elements of a role that are there now, in their order. */
  all: (scope: Node, role: TestedRole) => Promise<readonly Node[]>;
  click: (node: Node) => Promise<void>;
  /** Replaces the text in a field by typing. */
  fill: (node: Node, text: string) => Promise<void>;
  /** Presses a key, named as in `KeyboardEvent.key`, in the element. */
  press: (node: Node, key: string) => Promise<void>;
  /** Its text, spaces joined and trimmed. */
  text: (node: Node) => Promise<string>;
  /** The value of a field. */
  value: (node: Node) => Promise<string>;
  attribute: (node: Node, name: string) => Promise<string | null>;
}

/** A text as part of an accessible name, for tools that take patterns. */
export function partOf(name: string): RegExp {
  return new RegExp(name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`), "i");
}

/** Text as a reader sees it: one space where the markup has any. */
export function plain(text: string | null): string {
  return (text ?? "").replaceAll(/\s+/g, " ").trim();
}
