import { z } from "zod";

/** A key by its name on keyboards; `Character` is any letter or digit. `+` joins keys that are pressed together. */
const keyNameSchema = z.enum([
  "Tab",
  "Shift+Tab",
  "Enter",
  "Space",
  "Escape",
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "ArrowDown",
  "Alt+ArrowDown",
  "Alt+ArrowUp",
  "Home",
  "End",
  "PageUp",
  "PageDown",
  "Backspace",
  "Delete",
  "F6",
  "Shift+F6",
  "Character",
]);
export type KeyName = z.infer<typeof keyNameSchema>;

/** A row of the keyboard table. */
const keyboardRowSchema = z.strictObject({
  /** Each of these keys does it in a left-to-right page. */
  keys: z.array(keyNameSchema).min(1),
  /** The keys in a right-to-left page, where they differ. */
  rightToLeft: z.array(keyNameSchema).min(1).optional(),
  /** What it does, in the third person: "Closes the dialog". */
  action: z.string().min(1),
});

/**
 * Advice on a component for designers and developers, in `<component>/<component>.docs.json`. Storybook shows it above
 * the props and the stories. English; `code` in backquotes.
 */
export const componentDocsSchema = z.strictObject({
  /** What it is and what it is for, in one or two sentences. The subtitle of its page. */
  summary: z.string().min(1),
  /** When to use it: "To show one of several sections at a time". */
  use: z.array(z.string().min(1)),
  /** Similar cases in which another component is better. `when` completes "Use another component when". */
  instead: z.array(z.strictObject({ when: z.string().min(1), component: z.string().min(1) })),
  /** What to do, what to avoid, and the reason. */
  advice: z.array(
    z.strictObject({ do: z.string().min(1), dont: z.string().min(1), because: z.string().min(1) }),
  ),
  /** Empty where nothing in it takes focus. */
  keyboard: z.array(keyboardRowSchema),
  accessibility: z.strictObject({
    /** The pattern or element that it follows: "Tabs", "Button". */
    pattern: z.string().min(1),
    /** The W3C page that describes it. */
    source: z.url({ hostname: /^www\.w3\.org$/ }),
    /** What it does for people who use assistive technology, and what you must do. */
    notes: z.array(z.string().min(1)),
  }),
  /** How to write its texts. */
  writing: z.array(z.string().min(1)).optional(),
});
export type ComponentDocs = z.infer<typeof componentDocsSchema>;
