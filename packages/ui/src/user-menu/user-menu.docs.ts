import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "The account button of the header. It keeps its size for guests and customers.",
  use: ["In the header, on pages that are cached for all visitors."],
  instead: [
    { when: "it is a page of the account", component: "account-navigation" },
    { when: "a person is only shown", component: "avatar" },
    { when: "the entries are other actions", component: "dropdown-menu" },
  ],
  advice: [
    {
      do: "Render `loading` on the server.",
      dont: "Don’t render a name in a cached page.",
      because: "Another visitor would see it.",
    },
    {
      do: "Pass `signOut.fields` with `csrfToken`.",
      dont: "Don’t sign out with a link.",
      because: "Browsers can prefetch links.",
    },
  ],
  keyboard: [
    {
      keys: ["Enter", "Space"],
      action: "On the button, opens the menu at its first item; on an item, chooses it",
    },
    { keys: ["ArrowDown"], action: "On the button, opens the menu; in it, moves to the next item" },
    {
      keys: ["ArrowUp"],
      action: "On the button, opens the menu at its last item; in it, moves to the previous item",
    },
    { keys: ["Home"], action: "Moves to the first item" },
    { keys: ["End"], action: "Moves to the last item" },
    { keys: ["Tab", "Shift+Tab"], action: "Closes the menu and continues from the button" },
    { keys: ["Escape"], action: "Closes the menu; focus returns to the button" },
  ],
  accessibility: {
    pattern: "Menu Button",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/",
    notes: [
      "The button and the menu are named “Account” and the customer’s name.",
      "Before the library loads and without JavaScript, the menu is a native popover with the same links and the sign-out button.",
    ],
  },
} as const satisfies ComponentDocs;
