import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "A position that is open: where, how, until when, and the way to apply.",
  use: ["in the list of open positions", "as the head of a position's own page"],
  instead: [
    { when: "somebody who works here is shown", component: "person-card" },
    { when: "the application is filled in", component: "job-application-dialog" },
    { when: "no position is open", component: "empty-state" },
  ],
  advice: [
    {
      do: "Give `closingDate` its last day, or null.",
      dont: "Leave positions in the list after that day.",
      because: "The card shows the day and does not judge it: the list has to.",
    },
    {
      do: "List what is really needed, five lines at most.",
      dont: "List every wish.",
      because: "Each line keeps somebody from applying who would have done well.",
    },
    {
      do: "Use `action` for a button that opens the form in a dialog.",
      dont: "Set both `action` and `applyHref` and expect both.",
      because: "`action` takes the place of the link.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the title where it is a link, then to the way to apply" },
    { keys: ["Enter"], action: "Opens the position or the form" },
  ],
  accessibility: {
    pattern: "Labelled article",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html",
    notes: [
      "The link to the form is described by the position's title, since ten links of a list are called the same. Give an action of your own the same.",
      "Requirements are a list that is named by the line above it.",
      "Drawings before the facts are decoration.",
    ],
  },
  writing: [
    "Use the title under which people look for work: “Blow moulding operator”, not “Production hero”.",
  ],
} as const satisfies ComponentDocs;
