import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { ButtonLink } from "../button/index.ts";
import { Card } from "../card/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { useLocale } from "../provider/index.ts";
import { Eyebrow, Heading, Text } from "../text/index.ts";
import { Cluster, Grid, Section, SkipLink, Stack } from "./index.ts";
import words from "./layout.words.json" with { type: "json" };

const meta = {
  id: "layout-layout",
  title: "Layout/Layout (grid, stack, spacing)",
  component: Section,
  parameters: { bleed: true },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<typeof Section> = {
  args: {
    tone: "sunken",
    children:
      "Our bottles are made of resin approved for contact with food; each batch is measured for wall thickness, weight and tightness, and the results are kept for three years.",
  },
  tags: ["playground", "!test"],
};

/** A dark band switches its content to the dark scheme. */
export const Bands: Story = {
  render: function Bands() {
    const [first = "", ...others] = words[useLocale().locale];
    const action = others.at(-1);
    return (
      <main>
        {(["page", "sunken", "ink"] as const).map((tone) => (
          <Section key={tone} tone={tone}>
            <Stack gap="l">
              <Eyebrow>{first}</Eyebrow>
              <Cluster justify="between" align="end">
                <Heading level={2} size="display">
                  {others[0]}
                </Heading>
                <ButtonLink href="#teklif" variant="accent">
                  {action}
                </ButtonLink>
              </Cluster>
              <Grid as="ul" columns="small">
                {others.slice(0, 3).map((title) => (
                  <Card key={title} as="li">
                    <Text weight="medium">{title}</Text>
                  </Card>
                ))}
              </Grid>
            </Stack>
          </Section>
        ))}
      </main>
    );
  },
};

/** The first Tab press shows the skip link. */
export const SkipToContent: Story = {
  parameters: { picture: "window" },
  globals: { viewport: { value: "phone" } },
  render: () => (
    <>
      <SkipLink target="content" />
      <main id="content" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link");
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute("href", "#content");
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(100);
  },
};

export const Keyboard: Story = {
  ...SkipToContent,
  ...pressing(async ({ one, clicks }) => {
    await clicks(one("a"), "Enter");
    await expect(document.querySelector(one<HTMLAnchorElement>("a").hash)?.localName).toBe("main");
  }),
  tags: ["keyboard"],
};
