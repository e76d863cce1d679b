import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "A small panel beside its trigger. The page stays usable while it is open.",
  use: [
    "To explain a term, an amount or a condition.",
    "For two or three settings of one button.",
    "As parts (`PopoverRoot`, `PopoverTrigger`, `PopoverContent`, `PopoverClose`), for a button that closes it.",
  ],
  instead: [
    { when: "people must answer before they continue", component: "dialog" },
    { when: "it is a list of actions", component: "dropdown-menu" },
    { when: "it is one short sentence", component: "tooltip" },
    { when: "the content needs more space", component: "drawer" },
  ],
  advice: [
    {
      do: "Use a trigger whose words say what opens.",
      dont: "Don’t put a question mark beside each field.",
      because: "People ignore rows of question marks.",
    },
    {
      do: "Choose the side with `placement`.",
      dont: "Don’t position it with your own styles.",
      because: "Sides are mirrored in Arabic.",
    },
    {
      do: "Control the value of fields in it.",
      dont: "Don’t put a long form in it.",
      because: "A click outside closes it.",
    },
  ],
  keyboard: [
    { keys: ["Enter", "Space"], action: "On the trigger, opens or closes the panel" },
    { keys: ["Tab", "Shift+Tab"], action: "In the open panel, moves through its controls" },
    { keys: ["Escape"], action: "Closes the panel; focus returns to the trigger" },
  ],
  accessibility: {
    pattern: "Dialog that is not modal",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus.html",
    notes: [
      "The panel is a dialog named by `label`. Focus moves to its first control.",
      "It closes when focus leaves it.",
      "Before the library loads and without JavaScript it is a native popover.",
    ],
  },
} as const satisfies ComponentDocs;
