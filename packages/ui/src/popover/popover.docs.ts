import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "A small panel beside its button, on Radix Popover. The page stays usable while it is open.",
  use: [
    "to explain a term, a sum or a condition at the place where it stands",
    "for two or three settings that belong to one button",
  ],
  instead: [
    { when: "it must be answered before going on", component: "dialog" },
    { when: "it is a list of commands or links", component: "dropdown-menu" },
    { when: "it is three words more about a control", component: "tooltip" },
    { when: "there is more in it than fits half a phone", component: "drawer" },
  ],
  anatomy: [
    { part: "Trigger", purpose: "The button that opens and closes it." },
    { part: "Panel", purpose: "Moves to the other side where there is no room, and scrolls within itself." },
    {
      part: "Parts",
      purpose:
        "`PopoverRoot`, `PopoverTrigger`, `PopoverContent` and `PopoverClose`, where trigger and panel stand apart or a button in the panel closes it.",
    },
  ],
  advice: [
    {
      do: "Open it from a button whose words say what will come.",
      dont: "Open it from a bare question mark beside each field.",
      because: "A row of question marks is passed over; what everybody needs belongs into the hint.",
    },
    {
      do: "Choose the side by `placement`, in terms of reading.",
      dont: "Move the panel by styles of your own.",
      because: "Start and end change sides in Arabic by themselves; pixels do not.",
    },
    {
      do: "Save what is filled in, for example by a controlled value.",
      dont: "Put a form of many fields into it.",
      because: "A press anywhere beside it closes it without asking.",
    },
  ],
  keyboard: [
    { keys: ["Enter", "Space"], action: "On the trigger, opens or closes the panel" },
    { keys: ["Tab", "Shift+Tab"], action: "In the open panel, moves through its controls" },
    { keys: ["Escape"], action: "Closes the panel; the focus returns to the trigger" },
  ],
  accessibility: {
    pattern: "Dialog that is not modal",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus.html",
    notes: [
      "The panel is a dialog with `label` as its name; give it one that says what it holds.",
      "When it opens, the focus moves to its first control, or to the panel where it has none.",
      "It closes when the focus moves elsewhere, so that nothing with the focus lies below it.",
      "The library is loaded when somebody turns to the trigger. Before that and without JavaScript it is a native popover.",
      "The open panel is drawn at the end of the page. Its fields stay in the form around the trigger by their `form` attribute; what is typed in it is lost when it closes, unless you control the value.",
    ],
  },
} as const satisfies ComponentDocs;
