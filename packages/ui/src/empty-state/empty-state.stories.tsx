import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../button/index.ts";
import { pressLinks } from "../keyboard/keyboard.ts";
import { Grid } from "../layout/index.ts";
import { useLocale } from "../provider/index.ts";
import { EmptyState } from "./empty-state.tsx";
import words from "./empty-state.words.json" with { type: "json" };

const meta = {
  id: "catalogue-empty-state",
  title: "Catalogue/Empty state (no results, blank)",
  component: EmptyState,
  args: { title: "" },
} satisfies Meta<typeof EmptyState>;
export default meta;

export const Playground: StoryObj<typeof EmptyState> = {
  args: {
    title: "Sample request",
    children: "Leave your address and we will post the samples within two working days.",
  },
  tags: ["playground", "!test"],
};

export const Illustrations: StoryObj<typeof meta> = {
  render: function Illustrations() {
    const { title, text, action } = words[useLocale().locale];
    return (
      <Grid columns="large">
        {(["nothing-found", "lost", "nothing"] as const).map((illustration) => (
          <EmptyState
            key={illustration}
            illustration={illustration}
            title={title}
            actions={
              <ButtonLink href="#urunler" variant="soft">
                {action}
              </ButtonLink>
            }
          >
            {text}
          </EmptyState>
        ))}
      </Grid>
    );
  },
};

export const Keyboard: StoryObj<typeof meta> = {
  ...Illustrations,
  ...pressLinks("link 3"),
  tags: ["keyboard"],
};
