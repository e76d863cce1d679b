import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../layout/index.ts";
import { useLocale } from "../provider/index.ts";
import { Eyebrow, Heading, Text } from "./text.tsx";
import words from "./text.words.json" with { type: "json" };

const meta = { title: "Text/Text", component: Text } satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<typeof Text> = {
  args: {
    children:
      "Our bottles are made of resin approved for contact with food; each batch is measured for wall thickness, weight and tightness, and the results are kept for three years.",
  },
  tags: ["playground", "!test"],
};

export const Opening: Story = {
  render: function Opening() {
    const { eyebrow, title, text } = words[useLocale().locale];
    return (
      <Stack gap="l">
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1} size="hero">
          {title}
        </Heading>
        <Text size="l" tone="muted" measure>
          {text}
        </Text>
      </Stack>
    );
  },
};

export const Headings: Story = {
  render: function Headings() {
    const { title } = words[useLocale().locale];
    return (
      <Stack>
        {([1, 2, 3, 4, 5] as const).map((level) => (
          <Heading key={level} level={level}>
            {title}
          </Heading>
        ))}
      </Stack>
    );
  },
};

export const SizesAndTones: Story = {
  render: function SizesAndTones() {
    const { eyebrow, title } = words[useLocale().locale];
    return (
      <Stack>
        {(["xl", "l", "m", "s", "xs"] as const).map((size) => (
          <Text key={size} size={size} measure>
            {eyebrow}. {title}.
          </Text>
        ))}
        {(["muted", "success", "warning", "danger"] as const).map((tone) => (
          <Text key={tone} tone={tone} weight="medium">
            {eyebrow}
          </Text>
        ))}
      </Stack>
    );
  },
};
