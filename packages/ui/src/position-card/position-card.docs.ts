import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows an open job: place, kind, closing date and how to apply.",
  use: ["In the list of jobs and at the top of a job page."],
  instead: [
    { when: "it shows an employee", component: "person-card" },
    { when: "people apply", component: "job-application-dialog" },
    { when: "no job is open", component: "empty-state" },
  ],
  advice: [
    {
      do: "Pass `closingDate`, and remove jobs after it.",
      dont: "Don’t expect the card to hide itself.",
      because: "The card only shows the date.",
    },
    {
      do: "List up to five requirements.",
      dont: "Don’t list every wish.",
      because: "Each line keeps good people away.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the title where it is a link, then to the link to apply" },
    { keys: ["Enter"], action: "Opens the position or the form" },
  ],
  accessibility: {
    pattern: "Labelled article",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html",
    notes: ["The application link is described by the title of the job."],
  },
  writing: ["Use the title that people search for: “Blow moulding operator”."],
} as const satisfies ComponentDocs;
