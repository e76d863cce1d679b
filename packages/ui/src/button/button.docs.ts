import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Does something here: adds, sends, opens, deletes. `ButtonLink` has the same look for the main way onwards, `IconButton` is all icon.",
  use: [
    "`Button` for a deed on this page",
    "`ButtonLink` for the main way to another page: “Ask for a quote” under a product",
    "`IconButton` for well-known deeds where room is short: close, remove, search",
  ],
  instead: [
    { when: "the way stands in a sentence or a list of links", component: "link" },
    { when: "it switches something on and off that stays so", component: "switch" },
    { when: "several deeds upon one thing hide behind one button", component: "dropdown-menu" },
    { when: "it copies a text", component: "copy-button" },
    { when: "it sends a form of the library, which then says that it is busy", component: "form" },
  ],
  advice: [
    {
      do: "Give one `solid` or `accent` button to a view.",
      dont: "Make “Ask for a quote”, “Add to cart” and “Download the drawing” equally loud.",
      because: "Three main actions are none: the eye goes to the picture and leaves.",
    },
    {
      do: "Set `loading` while it works.",
      dont: "Set `disabled` instead.",
      because: "A button that is switched off under the finger loses the focus, and says nothing of why.",
    },
    {
      do: "Let a form be sent that is not complete yet, and say what is missing.",
      dont: "Keep its button off until every field is right.",
      because: "Nobody can ask a grey button what it is waiting for.",
    },
    {
      do: "Take `small` in tables and tools with room around them.",
      dont: "Set several `small` ones close together on a phone.",
      because: "Beside “Edit” lies “Delete”, and a thumb covers both.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves to the button and on" },
    { keys: ["Enter"], action: "Presses the button, or follows a `ButtonLink`" },
    { keys: ["Space"], action: "Presses the button; a `ButtonLink` is a link and does not answer to it" },
  ],
  accessibility: {
    pattern: "Button",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
    notes: [
      "Native elements: `button` for deeds, a link with an address for ways.",
      "While it loads it is `aria-disabled`, keeps the focus, neither acts nor submits, and “Working” is part of its name.",
      "`IconButton` needs a `label`: it is the button's name, and its tooltip for the mouse.",
      "Long labels wrap instead of being cut off, which German and Russian need.",
    ],
  },
  writing: [
    "Begin with the deed and name its object: “Add to cart”, “Delete the address”.",
    "Not “Click here”, not “OK”; read the buttons of a page alone, and each must still make sense.",
  ],
} as const satisfies ComponentDocs;
