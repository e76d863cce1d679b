import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "A menu of links that opens without JavaScript, based on `<details>`.",
  use: ["To show links under a button: languages, account, parts of the site."],
  instead: [
    { when: "the entries are actions", component: "dropdown-menu" },
    { when: "the panel holds text or fields", component: "popover" },
    { when: "it shows the product categories", component: "mega-menu" },
    { when: "the content opens in the page", component: "accordion" },
  ],
  advice: [
    {
      do: "Give menus in one bar the same `name`.",
      dont: "Don’t close the others with script.",
      because: "The browser keeps one open.",
    },
    {
      do: "Set `label` when the button shows an icon only.",
      dont: "Don’t leave the button without a name.",
      because: "Screen readers need a name.",
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
    { keys: ["Escape"], action: "Closes the menu; focus returns to the button" },
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the links, and closes the menu on the way out" },
  ],
  accessibility: {
    pattern: "Disclosure Navigation Menu",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/",
    notes: ["It is a disclosure, not a `menu`: links stay links.", "A click elsewhere closes it."],
  },
} as const satisfies ComponentDocs;
