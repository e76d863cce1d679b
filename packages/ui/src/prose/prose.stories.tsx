import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { fixtureArticles, fixtureLegalTexts } from "../fixtures/content/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { useLocale } from "../provider/index.ts";
import { Prose } from "./prose.tsx";

const meta = { title: "Content/Prose", component: Prose, args: { html: "" } } satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<typeof Prose> = {
  args: {
    html: "<h2>Injection moulding</h2><p>Molten plastic is pressed into a steel mould and cools within seconds.</p><ul><li>Preforms</li><li>Closures</li></ul>",
  },
  tags: ["playground", "!test"],
};

/** Headings, a list of terms, a table, numbered and bulleted lists, links. */
export const Article: Story = {
  render: function Article() {
    return <Prose size="l" html={fixtureArticles[0]!.texts[useLocale().locale].body} />;
  },
};

/** On a phone the table scrolls in its frame. The page does not scroll sideways. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  render: function OnAPhone() {
    const { body } = fixtureArticles[0]!.texts[useLocale().locale];
    return (
      <div style={{ inlineSize: 300 }}>
        <Prose html={/<table[\s\S]*<\/table>/.exec(body)?.[0] ?? ""} />
        <br />
        <Prose html={fixtureLegalTexts[0]!.texts[useLocale().locale].body} lowerHeadingsBy={1} />
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const [region] = canvas.getAllByRole("region");
    await expect(region).toHaveAccessibleName();
    await expect(region!.scrollWidth).toBeGreaterThan(region!.clientWidth);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
    await userEvent.tab();
    await expect(region).toHaveFocus();
    region!.blur();
    await expect(canvas.queryAllByRole("heading", { level: 2 })).toHaveLength(0);
    await expect(canvas.getAllByRole("heading", { level: 3 }).length).toBeGreaterThan(0);
  },
};

/** On a phone the name of a row breaks, so that the value beside it is in sight. */
export const LongRowNames: Story = {
  globals: { viewport: { value: "phone" } },
  args: {
    html: "<table><caption>Machines</caption><tbody><tr><th scope='row'>Injection of closures, jars, buckets and trays</th><td>22 machines</td></tr></tbody></table>",
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole("region").getBoundingClientRect();
    const value = canvas.getByRole("cell").getBoundingClientRect();
    await expect(value.left).toBeGreaterThanOrEqual(frame.left);
    await expect(value.right).toBeLessThanOrEqual(frame.right);
  },
  tags: ["behaviour"],
};

export const Keyboard: Story = {
  ...OnAPhone,
  ...pressing(async ({ onward, back, all, one, tabThrough, scrolls }) => {
    // How many links the text has differs from language to language.
    await tabThrough(`region, link ${all("a").length}`);
    const frame = one("[role=region]");
    await expect(await scrolls(frame, onward)).toBeGreaterThan(0);
    await expect(await scrolls(frame, back)).toBeLessThan(0);
  }),
  tags: ["keyboard"],
};
