import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "An application for an open position or for any, with a CV if there is one at hand; as a form on a page or in a dialog.",
  use: [
    "`JobApplicationDialog` from a position's card",
    "`JobApplicationForm` on the page that the same link leads to without script",
    "without `position`, for applications that fit none of the open ones",
  ],
  instead: [
    { when: "the positions themselves are listed", component: "position-card" },
    { when: "it is a message of another kind", component: "contact-form" },
    { when: "files go along with a form of your own", component: "file-upload" },
  ],
  advice: [
    {
      do: "Put number, department and place into `positionDetails`.",
      dont: "Press all of it into `position`.",
      because: "The applicant reads the position; the rest is for whoever sorts the applications.",
    },
    {
      do: "Keep the CV optional.",
      dont: "Require it for the shop floor.",
      because:
        "A machine setter on the phone after the shift has no PDF at hand, and will not come back for it.",
    },
    {
      do: "Say in `note` how long data are kept.",
      dont: "Leave it to a link in the footer.",
      because: "Applications are personal data that nobody asked the customer for before.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the fields, and not out of the dialog" },
    { keys: ["ArrowDown", "ArrowUp"], action: "On a list, changes its choice" },
    { keys: ["Space"], action: "On the CV, opens the system's dialog for files" },
    { keys: ["Enter"], action: "In a line of text, sends; in the letter, begins a new line" },
    { keys: ["Escape"], action: "Closes the dialog; what was typed stays as a draft, the file does not" },
  ],
  accessibility: {
    pattern: "Dialog (Modal) with a form",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
    notes: [
      "A press beside the dialog does not close it: no draft can hold a file.",
      "A fixed position is read-only, not disabled, so that it is read out and sent.",
      "A refused file is named with the reason at once; the server looks into the file itself.",
      "Once it is sent, the focus goes to the thanks.",
    ],
  },
} as const satisfies ComponentDocs;
