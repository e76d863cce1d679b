import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "The account button of the header: who is signed in, the account, sign-in and sign-out. Its size is always the same.",
  use: [
    "in the header, at the end of the tools",
    "where the page is the same for all and the session comes later",
  ],
  instead: [
    { when: "the pages of the account are listed on a page of it", component: "account-navigation" },
    { when: "a person is only shown", component: "avatar" },
    { when: "commands of another kind hang from a button", component: "dropdown-menu" },
  ],
  anatomy: [
    { part: "Button", purpose: "A drawing of a person, or the initials of the person who is signed in." },
    { part: "Name and mail", purpose: "A label above the items, when a person is signed in." },
    { part: "Sign in, create an account", purpose: "Links, while nobody is signed in." },
    { part: "Account", purpose: "Also while the session is not known: the page asks for sign-in by itself." },
    { part: "Sign out", purpose: "Sends a form of its own, without script too." },
  ],
  advice: [
    {
      do: "Render `loading` on the server for everybody.",
      dont: "Render the name of a person into a page that is cached.",
      because: "The next visitor would be greeted by another's name.",
    },
    {
      do: "Pass `signOut.fields` with `csrfToken` and `callbackUrl`.",
      dont: "Sign out by a link.",
      because: "A link is fetched ahead by browsers and scanners, and would end the session.",
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
    { keys: ["Tab"], action: "Closes the menu and goes on from the button" },
    { keys: ["Escape"], action: "Closes the menu; the focus returns to the button" },
  ],
  accessibility: {
    pattern: "Menu Button",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/",
    notes: [
      "Radix DropdownMenu is loaded when a visitor turns to the button. Before that and without JavaScript a native popover opens with the same links and the sign-out button.",
      "The button and the menu are named “Account”, with the full name of the person who is signed in; initials are for the eye.",
      "A name keeps its own direction; Arabic initials are kept from joining into a word.",
    ],
  },
} as const satisfies ComponentDocs;
