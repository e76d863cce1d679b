import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Actions for an item behind a button, on Radix DropdownMenu.",
  use: [
    "for actions of a row or a card that are rarely needed: download, order again, delete",
    "where three buttons or more would stand beside each of many things",
  ],
  instead: [
    { when: "it leads through the site", component: "details-menu" },
    { when: "a value of a form is chosen", component: "field" },
    { when: "the language is chosen", component: "language-menu" },
    { when: "it holds text, links in sentences or fields", component: "popover" },
  ],
  anatomy: [
    { part: "Trigger", purpose: "Any button; an `IconButton` with three dots in a row of cards." },
    { part: "Entry", purpose: "An action by `onSelect`, or a page by `href`, with an icon where it helps." },
    { part: "Choice", purpose: "On or off by `checked`, or one of several by `options`." },
    { part: "Submenu", purpose: "Entries of an entry, by `items`." },
    { part: "Form", purpose: "An entry with `form` sends the form with that id, without JavaScript too." },
    {
      part: "Parts",
      purpose:
        "`DropdownMenuRoot`, `DropdownMenuTrigger`, `DropdownMenuContent` and the items, for menus with labels, lines or content of their own.",
    },
    { part: "Disabled entry", purpose: "Can be reached and is read out, but does nothing." },
  ],
  advice: [
    {
      do: "Show the action that most people need as a button beside it.",
      dont: "Put “Order again” into the menu because it looks tidier.",
      because: "An action behind three dots takes two presses and the knowledge that it is there.",
    },
    {
      do: "Put `danger` last.",
      dont: "Put “Delete” next to “Duplicate” in the middle.",
      because: "Keys and thumbs overshoot by one entry more often than one thinks.",
    },
    {
      do: "Keep an entry that cannot be used now, `disabled`.",
      dont: "Let entries come and go.",
      because: "Whoever knows that the invoice is the third entry presses the third entry.",
    },
  ],
  keyboard: [
    {
      keys: ["Enter", "Space"],
      action: "On the trigger, opens the menu at its first entry; on an entry, performs it",
    },
    {
      keys: ["ArrowDown"],
      action:
        "On the trigger, opens the menu at its first entry; in it, moves on, from the last to the first",
    },
    {
      keys: ["ArrowUp"],
      action:
        "On the trigger, opens the menu at its last entry; in it, moves back, from the first to the last",
    },
    { keys: ["Home"], action: "Moves to the first entry" },
    { keys: ["End"], action: "Moves to the last entry" },
    { keys: ["Character"], action: "Several typed letters move to the entry that begins with them" },
    { keys: ["Escape"], action: "Closes the menu; the focus returns to the trigger" },
    { keys: ["Tab", "Shift+Tab"], action: "Closes the menu and goes on from the trigger" },
  ],
  accessibility: {
    pattern: "Menu Button",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/",
    notes: [
      "The menu needs a `label` that says of what it is: “Actions for order PF-10482”.",
      "The trigger says that it has a menu; give an `IconButton` a label of its own.",
      "The entry that has the focus is marked by background and line, in forced colours too.",
      "Opened by a pointer, the menu has the focus and no entry is marked until an arrow key is pressed.",
      "The library is loaded when somebody turns to the trigger. Before that and without JavaScript the entries are a native popover with links and buttons; links work there.",
    ],
  },
  writing: ["Entries begin with the action, two or three words, none with a full stop: “Download invoice”."],
} as const satisfies ComponentDocs;
