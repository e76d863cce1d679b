import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "The account button of the header: who is signed in, and the ways in and out. It keeps its size whoever that is.",
  use: [
    "in the header, at the end of the tools",
    "where the page is the same for all and the session comes later",
  ],
  instead: [
    { when: "the pages of the account are listed on a page of it", component: "account-navigation" },
    { when: "a person is only shown", component: "avatar" },
    { when: "commands of another kind hang from a button", component: "dropdown-menu" },
  ],
  advice: [
    {
      do: "Render `loading` on the server for everybody.",
      dont: "Render who is signed in into a page that is kept.",
      because: "The next visitor would be greeted by another's name.",
    },
    {
      do: "Pass `signOut.fields` with `csrfToken` and `callbackUrl`.",
      dont: "Sign out by a link.",
      because: "A link is fetched ahead by browsers and scanners, and would end the session.",
    },
    {
      do: "Give the header's group as `name`.",
      dont: "Leave it out beside other menus.",
      because: "Menus of one name close each other; otherwise two lie over each other.",
    },
  ],
  keyboard: [
    { keys: ["Enter", "Space"], action: "On the button, opens or closes the menu" },
    { keys: ["ArrowDown"], action: "In the open menu, moves to the first way, then to the next" },
    { keys: ["ArrowUp"], action: "Moves to the previous way" },
    { keys: ["Home"], action: "Moves to the first way" },
    { keys: ["End"], action: "Moves to the last way" },
    { keys: ["Tab"], action: "Moves on; leaving the menu closes it" },
    { keys: ["Escape"], action: "Closes the menu; the focus returns to the button" },
  ],
  accessibility: {
    pattern: "Disclosure navigation",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/",
    notes: [
      "A native `<details>`: it opens before and without script.",
      "The button is named “Account”, with the full name of whoever is signed in; initials are for the eye.",
      "A name keeps its own direction; Arabic initials are kept from joining into a word.",
    ],
  },
} as const satisfies ComponentDocs;
