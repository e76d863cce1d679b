import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { pressLinks } from "../keyboard/keyboard.ts";
import { Grid, Stack } from "../layout/index.ts";
import { useLocale } from "../provider/index.ts";
import { Heading, Text } from "../text/index.ts";
import { Card, stretchedLink } from "./card.tsx";
import words from "./card.words.json" with { type: "json" };

const meta = { id: "layout-card", title: "Layout/Card (panel, tile)", component: Card } satisfies Meta<
  typeof Card
>;
export default meta;

export const Playground: StoryObj<typeof Card> = {
  args: {
    children:
      "Our bottles are made of resin approved for contact with food; each batch is measured for wall thickness, weight and tightness, and the results are kept for three years.",
  },
  tags: ["playground", "!test"],
};

export const Tones: StoryObj<typeof meta> = {
  render: function Tones() {
    const { title, text } = words[useLocale().locale];
    return (
      <Grid>
        {(["base", "sunken", "brand"] as const).map((tone) => (
          <Card key={tone} tone={tone} interactive>
            <Stack gap="xs">
              <Heading level={3}>
                <a href={`#${tone}`} className={stretchedLink}>
                  {title}
                </a>
              </Heading>
              <Text>{text}</Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [link] = canvas.getAllByRole("link");
    const [paragraph] = canvas.getAllByRole("paragraph");
    const { x, y } = paragraph!.getBoundingClientRect();
    // The text is not in the link, and yet a press on it reaches the link.
    await expect(document.elementFromPoint(x + 2, y + 2)).toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    link!.blur();
  },
};

export const Keyboard: StoryObj<typeof meta> = { ...Tones, ...pressLinks("link 3"), tags: ["keyboard"] };
