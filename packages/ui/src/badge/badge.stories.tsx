import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cluster } from "../layout/index.ts";
import { useLocale } from "../provider/index.ts";
import { Badge } from "./badge.tsx";
import words from "./badge.words.json" with { type: "json" };

const meta = { id: "text-badge", title: "Text/Badge (tag, chip, label)", component: Badge } satisfies Meta<
  typeof Badge
>;
export default meta;

export const Playground: StoryObj<typeof Badge> = {
  args: { children: "Ask for samples" },
  tags: ["playground", "!test"],
};

export const Tones: StoryObj<typeof meta> = {
  render: function Tones() {
    const word = words[useLocale().locale];
    return (
      <Cluster>
        {(["neutral", "outline", "brand", "accent", "success", "warning", "danger"] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {word}
          </Badge>
        ))}
      </Cluster>
    );
  },
};
