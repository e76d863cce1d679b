import type { FaqTopicQuestions } from "@preforma/domain/content";
import type { FaqTopicGroup } from "@preforma/ui/faq-list";

/** The questions for the list. The searchable text is included only where there is a search. */
export function faqTopics(
  topics: readonly FaqTopicQuestions[],
  { searchable }: { searchable: boolean },
): FaqTopicGroup[] {
  return topics.map(({ key, title, questions }) => ({
    key,
    title,
    questions: questions.flatMap(({ translations: [text], key: name }) =>
      text === undefined
        ? []
        : [
            {
              id: text.slug || name,
              title: text.title,
              html: text.body,
              searchText: searchable ? text.search_text : "",
            },
          ],
    ),
  }));
}
