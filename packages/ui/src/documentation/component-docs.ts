/** A key by its name on keyboards; `Character` is any letter or digit. `+` joins keys that are pressed together. */
export type KeyName =
  | "Tab"
  | "Shift+Tab"
  | "Enter"
  | "Space"
  | "Escape"
  | "ArrowLeft"
  | "ArrowRight"
  | "ArrowUp"
  | "ArrowDown"
  | "Alt+ArrowDown"
  | "Alt+ArrowUp"
  | "Home"
  | "End"
  | "PageUp"
  | "PageDown"
  | "Backspace"
  | "Delete"
  | "F6"
  | "Shift+F6"
  | "Character";

/** A row of the keyboard table. */
export interface KeyboardRow {
  /** Each of these keys does it in a left-to-right page. */
  readonly keys: readonly KeyName[];
  /** The keys in a right-to-left page, where they differ. */
  readonly rightToLeft?: readonly KeyName[];
  /** What it does, in the third person: "Closes the dialog". */
  readonly action: string;
}

/** What to do, what to avoid, and the reason. */
export interface Advice {
  readonly do: string;
  readonly dont: string;
  readonly because: string;
}

/** A case in which another component is better. */
export interface Alternative {
  /** Completes "Use another component when": "the answer can wait". */
  readonly when: string;
  /** Its folder in `packages/ui/src`: `toast`. */
  readonly component: string;
}

/**
 * Advice on a component for designers and developers, in `<component>/<component>.docs.ts`. Storybook shows it above the
 * props and the stories. English; `code` in backquotes.
 */
export interface ComponentDocs {
  /** What it is and what it is for, in one or two sentences. The subtitle of its page. */
  readonly summary: string;
  /** When to use it: "To show one of several sections at a time". */
  readonly use: readonly string[];
  /** Similar cases in which another component is better. */
  readonly instead: readonly Alternative[];
  readonly advice: readonly Advice[];
  /** Empty where nothing in it takes focus. */
  readonly keyboard: readonly KeyboardRow[];
  readonly accessibility: {
    /** The pattern or element that it follows: "Tabs", "Button". */
    readonly pattern: string;
    /** The W3C page that describes it. */
    readonly source: `https://www.w3.org/${string}`;
    /** What it does for people who use assistive technology, and what you must do. */
    readonly notes: readonly string[];
  };
  /** How to write its texts. */
  readonly writing?: readonly string[];
}
