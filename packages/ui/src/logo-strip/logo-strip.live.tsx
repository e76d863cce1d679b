import { live as liveOf } from "../documentation/live.ts";
import { fixtureReferences } from "../fixtures/index.ts";
import { LogoStrip } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(LogoStrip, (locale) => ({
  groups: [
    {
      key: "all",
      items: fixtureReferences.map(({ key, name, mark, texts }) => ({
        key,
        name,
        logo: mark,
        note: texts[locale].summary,
      })),
    },
  ],
}));
