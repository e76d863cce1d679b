import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Starts an action. `ButtonLink` looks the same and opens a page. `IconButton` shows an icon only.",
  use: [
    "`Button` for an action on this page.",
    "`ButtonLink` for the main link to another page.",
    "`IconButton` for well-known actions in small spaces: close, remove, search.",
  ],
  instead: [
    { when: "the link is in a sentence or a list of links", component: "link" },
    { when: "it turns a setting on or off", component: "switch" },
    { when: "there are several actions for one item", component: "dropdown-menu" },
    { when: "it copies text", component: "copy-button" },
    { when: "it submits a form of the library", component: "form" },
  ],
  advice: [
    {
      do: "Use one `solid` or `accent` button per view.",
      dont: "Don’t make three actions equally strong.",
      because: "People can’t see which one matters.",
    },
    {
      do: "Set `loading` while the action runs.",
      dont: "Don’t set `disabled`.",
      because: "A disabled button loses focus and gives no reason.",
    },
    {
      do: "Let people submit an incomplete form, and name what is missing.",
      dont: "Don’t disable the submit button.",
      because: "A disabled button does not say what it needs.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves to the button and on" },
    { keys: ["Enter"], action: "Presses the button, or follows a `ButtonLink`" },
    { keys: ["Space"], action: "Presses the button; does nothing on a `ButtonLink`" },
  ],
  accessibility: {
    pattern: "Button",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
    notes: [
      "A loading button keeps focus, has `aria-disabled` and includes “Working” in its name.",
      "`IconButton` needs a `label`. The label is also its tooltip.",
      "`asChild` gives the look of a `ButtonLink` or `IconButton` to the one element in it, such as a link of your router.",
    ],
  },
  writing: ["Start with a verb and name the object: “Add to cart”, “Delete address”."],
} as const satisfies ComponentDocs;
