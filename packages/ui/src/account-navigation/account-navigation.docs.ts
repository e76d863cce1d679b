import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Lists the pages of a customer’s account and the sign-out button.",
  use: ["On every page of the account, with the same items in the same order."],
  instead: [
    { when: "visitors open the account from the header", component: "user-menu" },
    { when: "the sections are on one page", component: "tabs" },
    { when: "the pages are steps in order", component: "checkout-steps" },
  ],
  advice: [
    {
      do: "Mark one item as `current`, also on subpages.",
      dont: "Don’t show an account page without a current item.",
      because: "Visitors who arrive from an email need to know where they are.",
    },
    {
      do: "Send sign-out as a form with `signOut.action`.",
      dont: "Don’t add a sign-out link to the items.",
      because: "Browsers can prefetch links and end the session.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the links and the sign-out button" },
    { keys: ["Enter"], action: "Follows the link, or signs out" },
  ],
  accessibility: {
    pattern: "Navigation landmark",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/navigation.html",
    notes: [
      'The current page has `aria-current="page"`.',
      "On narrow screens the items wrap. Nothing scrolls sideways.",
    ],
  },
  writing: ["Use nouns: “Addresses”, not “Manage your addresses”."],
} as const satisfies ComponentDocs;
