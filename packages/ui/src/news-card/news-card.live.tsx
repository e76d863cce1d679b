import { live as liveOf } from "../documentation/live.ts";
import { fixtureArticles, fixtureImage } from "../fixtures/index.ts";
import { NewsCard } from "./index.ts";

const [article] = fixtureArticles;

/** What can be tried on its page in Storybook. */
export const live = liveOf(
  NewsCard,
  (locale) => ({
    href: "#article",
    title: article?.texts[locale].title ?? "",
    summary: article?.texts[locale].summary ?? "",
    date: "2026-05-14",
    kind: "blog" as const,
    readingMinutes: 5,
    image: fixtureImage("bottle-amber", ""),
  }),
  380,
);
