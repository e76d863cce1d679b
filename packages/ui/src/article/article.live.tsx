import { live as liveOf } from "../documentation/live.ts";
import { fixtureArticles, fixtureImage } from "../fixtures/index.ts";
import { Article } from "./index.ts";

const [article] = fixtureArticles;

/** What can be tried on its page in Storybook. */
export const live = liveOf(Article, (locale) => ({
  title: article?.texts[locale].title ?? "",
  summary: article?.texts[locale].summary ?? "",
  html: article?.texts[locale].body ?? "",
  kind: "blog" as const,
  date: "2026-05-14",
  readingMinutes: 5,
  image: fixtureImage("bottle-amber", ""),
}));
