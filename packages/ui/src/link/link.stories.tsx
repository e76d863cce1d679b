import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { pressLinks } from "../keyboard/keyboard.ts";
import { messagesFor } from "../messages/index.ts";
import { Stack } from "../layout/index.ts";
import { useLocale } from "../provider/index.ts";
import { Text } from "../text/index.ts";
import { TextLink } from "./link.tsx";
import words from "./link.words.json" with { type: "json" };

const meta = {
  id: "actions-text-link",
  title: "Actions/Text link (anchor)",
  component: TextLink,
  args: { href: "#agiz" },
} satisfies Meta<typeof TextLink>;
export default meta;

export const Playground: StoryObj<typeof TextLink> = {
  args: { href: "#samples", children: "Ask for samples" },
  tags: ["playground", "!test"],
};

export const Variants: StoryObj<typeof meta> = {
  render: function Variants() {
    const [before, inline, between, external, standalone] = words[useLocale().locale];
    return (
      <Stack align="start">
        <Text measure>
          {before}
          <TextLink href="#agiz">{inline}</TextLink>
          {between}
          <TextLink href="https://www.bevtech.org/" external>
            {external}
          </TextLink>
          .
        </Text>
        <TextLink href="#kapaklar" variant="standalone">
          {standalone}
        </TextLink>
        <TextLink href="#kapaklar" variant="quiet">
          {standalone}
        </TextLink>
      </Stack>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { opensInNewWindow } = messagesFor(globals.locale as keyof typeof words).link;
    const external = within(canvasElement).getByRole("link", {
      name: (name) => name.includes(opensInNewWindow),
    });
    await expect(external).toHaveAttribute("rel", "noopener");
  },
};

export const Keyboard: StoryObj<typeof meta> = { ...Variants, ...pressLinks("link 4"), tags: ["keyboard"] };
