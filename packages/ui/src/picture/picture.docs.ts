import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A responsive picture: several formats and widths, of which the browser takes the smallest that is sharp, in a place that is kept before it has loaded.",
  use: ["for every picture that comes from the API: products, categories, news, people"],
  instead: [
    { when: "several pictures show one thing and are looked at closely", component: "gallery" },
    { when: "a product is shown in a colour that is chosen", component: "tinted-picture" },
    { when: "it stands for a person who may have none", component: "avatar" },
    { when: "it is a sign beside a word", component: "icon" },
  ],
  advice: [
    {
      do: "Say in `sizes` how wide it is laid out.",
      dont: "Write `100vw` to be on the safe side.",
      because: "A card on a phone would then load the picture of a whole desk.",
    },
    {
      do: "Set `priority` on what is seen first, once or twice in a page.",
      dont: "Set it on a whole list.",
      because: "Where everything is urgent, the largest picture waits for the smallest.",
    },
    {
      do: 'Give `alt=""` where the title beside it says what it shows.',
      dont: "Repeat the title.",
      because: "It would be read out twice.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Native picture",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html",
    notes: [
      "What it shows comes with the picture, in the page's language; `alt` overrides it.",
      "It grows with its place and never beyond it, also at 400 %.",
    ],
  },
  writing: [
    "Say what is seen and matters here: “Amber bottle with a black pump, 500 ml”, not “Picture of a bottle”.",
  ],
} as const satisfies ComponentDocs;
