import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Copies a text and says whether it worked, also to those who do not see the icon change.",
  use: [
    "beside what has to be put in elsewhere exactly: IBAN, article code, coupon, address of a page",
    "with `labelled` where it is the main thing to do with that text",
  ],
  instead: [
    { when: "it does anything else", component: "button" },
    { when: "the text is a RAL number among many", component: "colour-swatches" },
    { when: "the texts are all of one bank account", component: "bank-account-card" },
  ],
  advice: [
    {
      do: "Name what is copied in `label`: “Copy IBAN”.",
      dont: "Leave five buttons of one page all called “Copy”.",
      because: "In a list of buttons nobody could tell which number ends up in the transfer.",
    },
    {
      do: "Copy the form that the other side takes: an IBAN without spaces.",
      dont: "Copy what is shown, with its spaces and its label.",
      because: "Some banks' forms count characters, and cut off the end.",
    },
    {
      do: "Let the text beside it be marked and copied by hand.",
      dont: "Show the button alone.",
      because: "Without script it is not there, and on addresses without https it fails.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves to the button and on" },
    { keys: ["Enter", "Space"], action: "Copies the text" },
  ],
  accessibility: {
    pattern: "Button with a status message",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html",
    notes: [
      "“Copied” or “Could not copy” is told as a status, each time anew.",
      "The answer changes icon and words, not only a colour.",
      "The focus stays on the button.",
    ],
  },
} as const satisfies ComponentDocs;
