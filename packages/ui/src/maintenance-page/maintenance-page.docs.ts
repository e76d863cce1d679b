import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Stands in place of the whole site while work is done on it, and says until when. It is served with status 503.",
  use: [
    "while `maintenance_mode` is on and no page can be shown",
    "to keep telephone and e-mail within reach meanwhile",
  ],
  instead: [
    { when: "one page is missing or has failed", component: "error-page" },
    { when: "the site works and only announces coming work", component: "ticker" },
    { when: "one part of a page cannot be used for now", component: "alert" },
  ],
  advice: [
    {
      do: "Give `until` with half an hour to spare.",
      dont: "Give the hour at which the work should end if all goes well.",
      because:
        "Somebody who comes back at the hour named and finds the same page does not come a third time.",
    },
    {
      do: "Leave `until` out where nobody knows the end.",
      dont: "Put a date far away to be on the safe side.",
      because: "A date is taken at its word, and an order goes elsewhere.",
    },
    {
      do: "Give the number of people who answer now.",
      dont: "Give a form's address as the only way.",
      because: "Forms are among the things that are away.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the telephone number, then to the e-mail address" },
    { keys: ["Enter"], action: "Calls, or begins a mail" },
  ],
  accessibility: {
    pattern: "Main landmark with a heading",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships.html",
    notes: [
      "The page has a `main` landmark and one heading of the first level.",
      "The end of the work is a `time` with the instant in ISO 8601, and names its time zone in words.",
      "Number and address keep their order from left to right in Arabic.",
    ],
  },
} as const satisfies ComponentDocs;
