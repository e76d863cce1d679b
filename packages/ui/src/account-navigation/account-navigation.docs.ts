import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "The pages of a customer's account with the way out: a column beside the page on wide windows, wrapping lines above it on narrow ones.",
  use: [
    "on every page of the account, with the same items in the same order",
    "where signing out has to be within sight of someone at a shared computer",
  ],
  instead: [
    { when: "the account is reached from the header of any page", component: "user-menu" },
    { when: "sections of one page are meant, not pages", component: "tabs" },
    { when: "the pages are steps with an order", component: "checkout-steps" },
  ],
  advice: [
    {
      do: "Mark exactly one item as `current`, on pages below it too: an order's page marks Orders.",
      dont: "Leave a page of the account without a current item.",
      because:
        "Without the mark a visitor who came by a link in an e-mail does not know which list leads back.",
    },
    {
      do: "Give `signOut.action` the address that takes the post.",
      dont: "Put a link to sign-out among the items.",
      because: "A link is followed by whatever loads pages ahead, and would end the session unasked.",
    },
    {
      do: "Keep to about six items of one or two words.",
      dont: "Add every setting as an item of its own.",
      because: "On a phone all of them stand above the page, and push its content down.",
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
      'The present page carries `aria-current="page"`; its line stays in forced colours.',
      "On narrow windows the links wrap instead of scrolling sideways, so that none has to be found.",
      "Signing out is a posted form: it works before script, and `onSignOut` may take it over.",
    ],
  },
  writing: [
    "Name things, not deeds: “Addresses”, not “Manage your addresses”. Sign-out brings its own text.",
  ],
} as const satisfies ComponentDocs;
