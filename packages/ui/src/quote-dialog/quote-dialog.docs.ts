import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A request for an offer, for one product or for those of a basket. What was chosen of them comes along.",
  use: [
    "behind “Ask for a quote” on a product's page",
    "to ask for an offer for a whole basket at once",
    "as `QuoteForm`, on a page of its own, which also works without script",
  ],
  instead: [
    { when: "the article has a price and can be ordered", component: "cart-lines" },
    { when: "the question is about anything else", component: "contact-form" },
    { when: "an opinion on the site is given", component: "feedback-dialog" },
  ],
  advice: [
    {
      do: "Hand in what was chosen as `variants`, in the visitor's language.",
      dont: "Ask for colour and neck again in the message.",
      because: "The server adds the choice to the message, and twice told may be told differently.",
    },
    {
      do: "Take any quantity and say the smallest order beside it.",
      dont: "Refuse what lies below it.",
      because: "A trial of 500 is how orders of 50,000 begin.",
    },
    {
      do: "Give `onSent` where the page has a toast for it.",
      dont: "Close the dialog yourself as soon as `send` has answered.",
      because: "Without `onSent` the dialog says it itself; closed at once, nobody would have been told.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the form, and not out of the dialog" },
    { keys: ["ArrowUp", "ArrowDown"], action: "On a quantity, adds a piece or takes one away" },
    { keys: ["Enter"], action: "In a field of one line, sends the request" },
    { keys: ["Escape"], action: "Closes the dialog; what was typed is there when it is opened again" },
  ],
  accessibility: {
    pattern: "Dialog (Modal)",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
    notes: [
      "In a basket each quantity is named with its product, since ten fields of one name tell nothing.",
      "What is wrong is listed above the fields and takes the focus; a complaint about a product leads to that product.",
      "The view of success takes the focus that the button has lost.",
      "A draft is kept in this browser for each product or basket until it is sent.",
    ],
  },
} as const satisfies ComponentDocs;
