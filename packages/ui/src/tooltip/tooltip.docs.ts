import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "A short description of a control, for mouse and keyboard.",
  use: ["To describe a button with a short name.", "To show a keyboard shortcut."],
  instead: [
    { when: "people need it to continue", component: "field" },
    { when: "it is longer or holds a link", component: "popover" },
    { when: "it is the name of an icon button", component: "button" },
  ],
  advice: [
    {
      do: "Give the control its own name.",
      dont: "Don’t use the tooltip as the name.",
      because: "It is a description, and touch screens don’t show it.",
    },
    {
      do: "Use it on controls that can receive focus.",
      dont: "Don’t put it on plain text.",
      because: "Keyboard users would never see it.",
    },
    {
      do: "Write a reason next to the button.",
      dont: "Don’t hide it in a tooltip.",
      because: "People on phones can’t see it.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Shows the tooltip on focus and hides it on blur" },
    { keys: ["Escape"], action: "Hides the tooltip; a dialog around it stays open" },
  ],
  accessibility: {
    pattern: "Tooltip",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/",
    notes: [
      "It is connected with `aria-describedby` and read after the name.",
      "It stays while the pointer is on it, and Escape closes it.",
    ],
  },
  writing: ["Use one short sentence without a full stop."],
} as const satisfies ComponentDocs;
