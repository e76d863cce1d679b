import { faqTopics } from "@preforma/domain/content";
import type { Locale } from "@preforma/domain/locales";
import { fold } from "@preforma/domain/text";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { fixtureQuestions } from "../fixtures/content/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { formatMessage, useLocale } from "../provider/index.ts";
import { messagesFor } from "../messages/index.ts";
import { FaqList } from "./faq-list.tsx";
import words from "./faq-list.words.json" with { type: "json" };

function groups(locale: Locale) {
  return (["ordering", "delivery"] as const).map((key) => ({
    key,
    title: faqTopics[key][locale],
    questions: fixtureQuestions
      .filter(({ topic }) => topic === key)
      .map(({ key: id, texts }) => ({
        id,
        title: texts[locale].title,
        html: texts[locale].body,
        searchText: fold(`${texts[locale].title} ${texts[locale].body} ${texts[locale].search_terms}`),
      })),
  }));
}

const meta = { title: "Content/FAQ list", component: FaqList, args: { topics: [] } } satisfies Meta<
  typeof FaqList
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<typeof FaqList> = {
  args: {
    topics: [
      {
        key: "orders",
        title: "Orders",
        questions: [
          {
            id: "minimum",
            title: "What is the minimum order?",
            html: "<p>One full box. The product page shows the number of pieces in it.</p>",
            searchText: "what is the minimum order",
          },
          {
            id: "samples",
            title: "Do you send samples?",
            html: "<p>Yes, up to five pieces of each product, free of charge.</p>",
            searchText: "do you send samples",
          },
        ],
      },
    ],
  },
  tags: ["playground", "!test"],
};

function Example() {
  return <FaqList topics={groups(useLocale().locale)} />;
}

/** The first answer is open. */
export const Default: Story = {
  render: () => <Example />,
};

/** An open answer comes next in the focus order. */
export const AnswerOpened: Story = {
  ...Default,
  tags: ["behaviour"],
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvasElement.querySelectorAll("details");
    await expect(canvasElement.querySelectorAll("details")).toHaveLength(fixtureQuestions.length);
    await userEvent.click(first!.querySelector("summary")!);
    await waitFor(() => expect(first!.open).toBe(true));
    await userEvent.tab();
    // The answer's own link comes next.
    await expect(first!.contains(document.activeElement)).toBe(true);
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(fixtureQuestions.length);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

/** Matches in answers, ignoring case and accents. The answers open, and the words are marked. */
export const Searched: Story = {
  render: () => <Example />,
  play: async ({ canvas, canvasElement, globals }) => {
    const locale = globals.locale as Locale;
    const messages = messagesFor(locale)["faq-list"];
    const field = canvas.getByRole("searchbox");
    await userEvent.type(field, "qqqq");
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent(
        formatMessage(messages.nothing, { query: "qqqq" }, locale),
      ),
    );
    await userEvent.clear(field);
    await userEvent.type(field, words[locale]);
    await waitFor(() => expect(canvasElement.querySelector("details[open] mark")).not.toBeNull());
    const found = canvasElement.querySelectorAll("details").length;
    await expect(found).toBeLessThan(fixtureQuestions.length);
    await expect(canvas.getByRole("status")).toHaveTextContent(
      formatMessage(messages.found, { count: found }, locale),
    );
    field.blur();
  },
};

export const Keyboard: Story = {
  ...Default,
  ...pressing(async ({ all, one, write, tabThrough, clicks }) => {
    await tabThrough("textbox, link 2, summary 5");
    const summary = one("summary", 1);
    const details = summary.parentElement as HTMLDetailsElement;
    await clicks(summary, "Enter");
    await waitFor(() => expect(details.open).toBe(true));
    await clicks(summary, "Space");
    await waitFor(() => expect(details.open).toBe(false));
    one("input[type=search]").focus();
    await write("qqqq");
    await waitFor(() => expect(all("summary")).toHaveLength(0));
  }),
  tags: ["keyboard"],
};
