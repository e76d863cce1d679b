import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fixturePeople } from "../fixtures/content/index.ts";
import { inColumn } from "../fixtures/in-column.tsx";
import { fixtureImage } from "../fixtures/index.ts";
import { Grid } from "../layout/index.ts";
import { useLocale } from "../provider/index.ts";
import { PersonCard } from "./person-card.tsx";

const meta = {
  title: "Content/Person card",
  component: PersonCard,
  args: { title: "" },
} satisfies Meta<typeof PersonCard>;
export default meta;

export const Playground: StoryObj<typeof PersonCard> = {
  args: {
    name: "Name Surname",
    monogram: "NS",
    title: "General Manager",
    summary: "Makes sure that plant, sales and quality stand behind the same promise.",
  },
  decorators: [inColumn(420)],
  tags: ["playground", "!test"],
};

/** With a monogram, and with a picture. */
export const MonogramAndPortrait: StoryObj<typeof meta> = {
  render: function MonogramAndPortrait() {
    const { locale } = useLocale();
    const { url, width, height } = fixtureImage("jar-blue", "");
    return (
      <Grid columns="large">
        {fixturePeople.map((person, place) => (
          <PersonCard
            key={person.key}
            name={person.name}
            monogram={person.monogram}
            title={person.texts[locale].title}
            summary={person.texts[locale].summary}
            html={place === 0 ? person.texts[locale].body : undefined}
            portrait={place === 0 ? null : { url, width, height }}
          />
        ))}
      </Grid>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
    await expect(canvas.getByRole("heading", { name: fixturePeople[0]!.name })).toBeVisible();
    // The monogram would be read as letters without meaning.
    await expect(canvas.getByText(fixturePeople[0]!.monogram)).toHaveAttribute("aria-hidden", "true");
  },
};

/** Where no name is given, the position represents the person. */
export const ByPosition: StoryObj<typeof meta> = {
  render: function ByPosition() {
    const { locale } = useLocale();
    return (
      <Grid columns="large">
        {fixturePeople.map(({ key, texts: { [locale]: text } }) => (
          <PersonCard key={key} title={text.title} summary={text.summary} html={text.body} />
        ))}
      </Grid>
    );
  },
};
