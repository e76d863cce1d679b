import { directionOf } from "@preforma/domain/locales";
import { live as liveOf } from "../documentation/live.ts";
import { fixtureArticles } from "../fixtures/index.ts";
import { KeptPages } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(KeptPages, (locale) => ({
  title: fixtureArticles[0]?.texts[locale].title ?? "",
  pages: fixtureArticles.map(({ key, texts }) => ({
    href: `#${key}`,
    title: texts[locale].title,
    lang: locale,
    dir: directionOf(locale),
    when: "14.05.2026",
  })),
}));
