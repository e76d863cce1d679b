import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows actions for one item under a button.",
  use: [
    "For actions that are used rarely: download, order again, delete.",
    "Where each row would need three or more buttons.",
    "As parts (`DropdownMenuRoot`, `DropdownMenuTrigger`, `DropdownMenuContent`, items), for menus with labels or lines.",
  ],
  instead: [
    { when: "the entries are links of the site", component: "details-menu" },
    { when: "people choose a value of a form", component: "field" },
    { when: "people choose the language", component: "language-menu" },
    { when: "it holds text or fields", component: "popover" },
  ],
  advice: [
    {
      do: "Show the most frequent action as its own button.",
      dont: "Don’t hide it in the menu.",
      because: "Hidden actions are used less.",
    },
    {
      do: "Put `danger` actions last.",
      dont: "Don’t put “Delete” next to “Duplicate”.",
      because: "People sometimes click the entry next to the one they want.",
    },
    {
      do: "Show an action that is not available as `disabled`.",
      dont: "Don’t remove it.",
      because: "People remember the position of entries.",
    },
  ],
  keyboard: [
    {
      keys: ["Enter", "Space"],
      action: "On the trigger, opens the menu at its first entry; on an entry, performs it",
    },
    {
      keys: ["ArrowDown"],
      action: "On the trigger, opens the menu at its first entry; in it, moves to the next, and wraps around",
    },
    {
      keys: ["ArrowUp"],
      action:
        "On the trigger, opens the menu at its last entry; in it, moves to the previous, and wraps around",
    },
    { keys: ["Home"], action: "Moves to the first entry" },
    { keys: ["End"], action: "Moves to the last entry" },
    { keys: ["Character"], action: "Moves to the entry that starts with the typed letters" },
    { keys: ["Escape"], action: "Closes the menu; focus returns to the trigger" },
    { keys: ["Tab", "Shift+Tab"], action: "Closes the menu and continues from the trigger" },
  ],
  accessibility: {
    pattern: "Menu Button",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/",
    notes: [
      "Give the menu a `label`: “Actions for order PF-10482”.",
      "An entry with `form` sends the form with that id. It works without JavaScript.",
      "Before the library loads and without JavaScript, the menu is a native popover.",
    ],
  },
  writing: ["Start with a verb, two or three words: “Download invoice”."],
} as const satisfies ComponentDocs;
