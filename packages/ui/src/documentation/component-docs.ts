/** A key as keyboards name it; `Character` is any letter or digit. `+` joins what is held with what is pressed. */
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
  /** Any one of these does it, where the page reads from left to right. */
  readonly keys: readonly KeyName[];
  /** The keys that do it in a right-to-left page, where these are others: those that follow the reading direction. */
  readonly rightToLeft?: readonly KeyName[];
  /** What it does, in the third person: "Closes the dialog". */
  readonly action: string;
}

/** A good way and its opposite, which belong together, and why. */
export interface Advice {
  readonly do: string;
  readonly dont: string;
  readonly because: string;
}

/** A case for another component. */
export interface Alternative {
  /** Finishes "when …": "the visitor need not answer at once". */
  readonly when: string;
  /** Its folder in `packages/ui/src`: `toast`. */
  readonly component: string;
}

/**
 * What designers and developers are told of a component, in `<component>/<component>.docs.ts`. Only what a person has
 * to decide: props, tokens, size and what the tests checked are read from the component itself. All of it is English;
 * `code` in backquotes.
 */
export interface ComponentDocs {
  /** What it is and what it is for, in one or two sentences. */
  readonly summary: string;
  /** Cases for it; each finishes "Use it …": "to show sections of equal rank, one at a time". */
  readonly use: readonly string[];
  /** Cases that look alike and are better served by another component. */
  readonly instead: readonly Alternative[];
  /** Its parts, in reading order, with what each is for. */
  readonly anatomy: readonly { readonly part: string; readonly purpose: string }[];
  readonly advice: readonly Advice[];
  /** Empty where nothing in it takes the focus. */
  readonly keyboard: readonly KeyboardRow[];
  readonly accessibility: {
    /** The pattern or element that it follows: "Tabs", "Native button". */
    readonly pattern: string;
    /** The page of the W3C that describes it: of the APG, of WCAG 2.2 or of a technique. */
    readonly source: `https://www.w3.org/${string}`;
    /** What it does for people with assistive technology, and what its user must do. */
    readonly notes: readonly string[];
  };
  /** How to write the texts that go into it. */
  readonly writing?: readonly string[];
}
