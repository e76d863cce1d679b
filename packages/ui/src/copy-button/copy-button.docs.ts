import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Copies a text and confirms it.",
  use: [
    "Next to values that people paste elsewhere: IBAN, product code, coupon.",
    "With `labelled`, when copying is the main action.",
  ],
  instead: [
    { when: "it does anything else", component: "button" },
    { when: "the text is one of many RAL numbers", component: "colour-swatches" },
    { when: "the texts belong to a bank account", component: "bank-account-card" },
  ],
  advice: [
    {
      do: "Name the text in `label`: “Copy IBAN”.",
      dont: "Don’t name several buttons “Copy”.",
      because: "Nobody could tell them apart.",
    },
    {
      do: "Copy the form that other systems accept: an IBAN without spaces.",
      dont: "Don’t copy the displayed text.",
      because: "Bank forms count characters.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves to the button and on" },
    { keys: ["Enter", "Space"], action: "Copies the text" },
  ],
  accessibility: {
    pattern: "Button with a status message",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html",
    notes: ["“Copied” or “Could not copy” is announced. Focus stays on the button."],
  },
} as const satisfies ComponentDocs;
