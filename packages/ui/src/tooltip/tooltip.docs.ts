import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "A few words more about a control, for mouse and keyboard.",
  use: [
    "to describe a button whose name is short, such as that comparing takes four products",
    "to tell the keys of a control",
  ],
  instead: [
    { when: "it must be known to go on, or visitors touch", component: "field" },
    { when: "it is more than a sentence, or holds a link", component: "popover" },
    { when: "it is the name of a button with a drawing alone", component: "button" },
  ],
  advice: [
    {
      do: "Give the control a name of its own.",
      dont: "Let the tooltip name it.",
      because: "It describes: a button without a name stays one, and on touch screens the words never come.",
    },
    {
      do: "Put it on a control that can be focused.",
      dont: "Put it on a word, or rely on it for a button that is `disabled`.",
      because: "Neither takes the focus, so the keyboard never shows it; a mouse does on a disabled button.",
    },
    {
      do: "Write why something cannot be done beside the button.",
      dont: "Hide the reason in a tooltip.",
      because: "Who needs the reason most is at a phone in the plant.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the control and shows the words; leaving it hides them" },
    { keys: ["Escape"], action: "Hides the words; a dialog around them stays" },
  ],
  accessibility: {
    pattern: "Tooltip",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/",
    notes: [
      "The words describe the control by `aria-describedby`; screen readers say them after its name whether or not they are shown.",
      "They come after the mouse has rested for 0.4 s, can be reached with the pointer, and stay while it is on them.",
      "A description that the control had before still counts.",
      "One tooltip shows at a time, and the next at once while one has just been read.",
    ],
  },
  writing: ["One sentence without a full stop, under sixty letters.", "Never repeat the control's name."],
} as const satisfies ComponentDocs;
