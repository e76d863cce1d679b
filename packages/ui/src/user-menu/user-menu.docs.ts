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
    { keys: ["Enter", "Space"], action: "On the button, opens or closes the menu" },
    { keys: ["ArrowDown"], action: "In the open menu, moves to the first link, then to the next" },
    { keys: ["ArrowUp"], action: "Moves to the previous link" },
    { keys: ["Home"], action: "Moves to the first link" },
    { keys: ["End"], action: "Moves to the last link" },
    { keys: ["Tab"], action: "Moves on; leaving the menu closes it" },
    { keys: ["Escape"], action: "Closes the menu; focus returns to the button" },
  ],
  accessibility: {
    pattern: "Disclosure navigation",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/",
    notes: [
      "It is a `<details>` and opens without JavaScript. The button is named “Account” and the customer’s name.",
    ],
  },
} as const satisfies ComponentDocs;
