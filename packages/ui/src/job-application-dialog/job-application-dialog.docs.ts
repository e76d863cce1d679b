import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Applies for a job, with or without a CV, from a dialog or a page.",
  use: [
    "`JobApplicationDialog` from a job card.",
    "`JobApplicationForm` on its own page.",
    "Without `position`, for open applications.",
  ],
  instead: [
    { when: "open jobs are listed", component: "position-card" },
    { when: "it is another message", component: "contact-form" },
    { when: "files belong to your own form", component: "file-upload" },
  ],
  advice: [
    {
      do: "Keep the CV optional.",
      dont: "Don’t require it for every job.",
      because: "Many people have no PDF on their phone.",
    },
    {
      do: "Say in `note` how long you store the data.",
      dont: "Don’t rely on a link in the footer.",
      because: "Applications are personal data.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the fields; focus stays inside" },
    { keys: ["ArrowDown", "ArrowUp"], action: "In a list, changes the choice" },
    { keys: ["Space"], action: "On the CV field, opens the file dialog" },
    { keys: ["Enter"], action: "In a text field, sends; in the letter, starts a new line" },
    { keys: ["Escape"], action: "Closes the dialog; the draft is saved without the file" },
  ],
  accessibility: {
    pattern: "Dialog (Modal) with a form",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
    notes: [
      "A fixed position is read-only, so that it is read out and sent.",
      "A click outside does not close the dialog: a draft can’t hold a file.",
    ],
  },
} as const satisfies ComponentDocs;
