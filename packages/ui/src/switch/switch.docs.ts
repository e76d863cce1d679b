import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Turns a setting on or off at once.",
  use: ["For settings that take effect without a submit button."],
  instead: [
    { when: "it takes effect when a form is sent, or it is a consent", component: "field" },
    { when: "it changes only what is shown", component: "tabs" },
    { when: "people save a product", component: "favourite-button" },
  ],
  advice: [
    {
      do: "Change at once, and change back with a message when it fails.",
      dont: "Don’t add a save button.",
      because: "A switch that waits looks done.",
    },
    {
      do: "Name what is on: “Emails about new products”.",
      dont: "Don’t change the label with the state.",
      because: "“Off, on” can be read both ways.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the switch" },
    { keys: ["Space"], action: "Turns it on or off" },
  ],
  accessibility: {
    pattern: "Switch",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/switch/",
    notes: [
      "It is a native checkbox with the role `switch`.",
      "The position of the knob gives the state, not colour alone.",
    ],
  },
} as const satisfies ComponentDocs;
