import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A disclosure menu on the native `<details>`: it opens before and without script, and its links are in the page.",
  use: [
    "to hang a list of links from a button in a bar: languages, an account, a part of the site",
    '`anchor="header"` for a panel as wide as the header',
  ],
  instead: [
    { when: "the entries are deeds, not links", component: "dropdown-menu" },
    { when: "something is to be read or filled in", component: "popover" },
    { when: "the products of the whole site are meant", component: "mega-menu" },
    { when: "a part of the page is to open where it stands", component: "accordion" },
  ],
  advice: [
    {
      do: "Give menus that stand side by side one `name`.",
      dont: "Close the others by script.",
      because: "The browser lets only one of a name be open, also before the script.",
    },
    {
      do: "Say in `label` what a button means that shows only a drawing.",
      dont: "Leave the drawing to speak for itself.",
      because: "A screen reader would say “button, collapsed” and nothing else.",
    },
    {
      do: "Open on `hover` only what can be opened by a press as well.",
      dont: "Hide a way that exists nowhere else behind a mouse.",
      because: "Fingers and keys do not hover.",
    },
  ],
  keyboard: [
    { keys: ["Enter", "Space"], action: "On the button, opens or closes the menu" },
    {
      keys: ["ArrowDown"],
      action: "From the button of an open menu, moves to the first link; then to the next",
    },
    { keys: ["ArrowUp"], action: "Moves to the previous link" },
    { keys: ["Home"], action: "Moves to the first link" },
    { keys: ["End"], action: "Moves to the last link" },
    { keys: ["Escape"], action: "Closes the menu; the focus returns to the button" },
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the links, and closes the menu on the way out" },
  ],
  accessibility: {
    pattern: "Disclosure Navigation Menu",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/",
    notes: [
      "It is a disclosure and no `menu`: links stay links, which can be opened in a new tab.",
      "A press elsewhere closes it; a mouse may leave the panel for a moment on its way.",
    ],
  },
} as const satisfies ComponentDocs;
