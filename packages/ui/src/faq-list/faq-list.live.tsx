import { fold } from "@preforma/domain/text";
import { live as liveOf } from "../documentation/live.ts";
import { fixtureQuestions } from "../fixtures/index.ts";
import { FaqList } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(FaqList, (locale) => ({
  topics: [
    {
      key: "all",
      title: fixtureQuestions[0]?.texts[locale].title ?? "",
      questions: fixtureQuestions.map(({ key, texts }) => ({
        id: key,
        title: texts[locale].title,
        html: texts[locale].body,
        searchText: fold(`${texts[locale].title} ${texts[locale].search_terms}`),
      })),
    },
  ],
}));
