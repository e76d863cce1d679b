import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Adds or changes an address in a dialog. A closed dialog keeps the input as a draft of the customer.",
  use: ["To add or change an address in a checkout or a list."],
  instead: [
    { when: "the address is the subject of the page", component: "address-form" },
    { when: "customers choose a saved address", component: "address-choice" },
    { when: "customers only confirm a deletion", component: "dialog" },
  ],
  advice: [
    {
      do: "Show the result on the page in `onSaved`.",
      dont: "Don’t keep the dialog open for a success message.",
      because: "The saved address in the list is the confirmation.",
    },
    {
      do: "Pass the same `load` function on each render.",
      dont: "Don’t pass an inline arrow function.",
      because: "A new function loads the address again while the customer types.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the fields and buttons; focus stays inside" },
    { keys: ["Enter"], action: "In a field, saves; in an open list of places, picks the place" },
    {
      keys: ["Escape"],
      action: "Closes an open list of places first, then the dialog; focus returns to what opened it",
    },
  ],
  accessibility: {
    pattern: "Dialog (Modal)",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
    notes: [
      "A new address starts with focus in the first field. While an address loads, the title has focus.",
      "A click outside does not close the dialog, because the form is long.",
    ],
  },
} as const satisfies ComponentDocs;
