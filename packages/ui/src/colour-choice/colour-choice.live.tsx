import { live as liveOf } from "../documentation/live.ts";
import { fixtureColours } from "../fixtures/index.ts";
import { ColourChoice } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(ColourChoice, (locale) => ({
  part: "body" as const,
  colours: fixtureColours.map(({ title, ...colour }) => ({ ...colour, title: title[locale] })),
  value: "clear",
  onValueChange: () => undefined,
}));
