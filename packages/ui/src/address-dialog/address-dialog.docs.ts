import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Adds an address over the present page, or loads one and changes it. What was typed stays as the customer's draft when the dialog is closed; give `customerId` for that, so that nobody else who uses the browser finds it.",
  use: [
    "where an address is needed in the middle of something else: a checkout, the list of addresses",
    "to change one address of a list without leaving it",
  ],
  instead: [
    { when: "the address is what the page is about", component: "address-form" },
    { when: "one of the saved addresses has to be picked", component: "address-choice" },
    { when: "it only has to be asked whether to delete", component: "dialog" },
  ],
  advice: [
    {
      do: "Tell `onSaved` on the page, beside what has changed.",
      dont: "Keep the dialog open to say that it worked.",
      because: "The proof of a saved address is the address in the list.",
    },
    {
      do: "Keep `load` the same function between renders.",
      dont: "Write it as an arrow function in the JSX.",
      because:
        "A new function is taken for another address, and the form would be fetched anew while one types.",
    },
    {
      do: "Say with `onNotLoaded` that the address could not be fetched.",
      dont: "Offer an empty form in its place.",
      because: "Saving the empty form would overwrite an address that exists.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the fields and buttons, and not out of the dialog" },
    { keys: ["Enter"], action: "In a field, saves; in an open list of places, picks the place" },
    {
      keys: ["Escape"],
      action: "Closes an open list of places first, then the dialog; the focus returns to what opened it",
    },
  ],
  accessibility: {
    pattern: "Dialog (Modal)",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
    notes: [
      "A new address begins in its first field; one that is still being fetched begins at the title, since there is no field yet.",
      "A press beside the dialog does not close it: the form is long.",
      "The wait is told as a status, and the sign turns only where motion is welcome.",
    ],
  },
} as const satisfies ComponentDocs;
