import { highlightRanges } from "@preforma/domain/text";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fixtureProducts } from "../fixtures/index.ts";
import { Stack } from "../layout/index.ts";
import { useLocale } from "../provider/index.ts";
import { Text } from "../text/index.ts";
import { Highlight } from "./index.ts";

const meta = {
  id: "text-highlight",
  title: "Text/Highlight (mark, search match)",
  component: Highlight,
} satisfies Meta<typeof Highlight>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  args: { text: "500 ml Round PET Bottle, Amber, 28/410", ranges: [[13, 16]] },
  tags: ["playground", "!test"],
};

/** What a search for “pet 500” found; a text without a match has no mark. */
export const Matches: StoryObj = {
  render: function Matches() {
    const { locale } = useLocale();
    return (
      <Stack>
        {fixtureProducts.slice(0, 4).map(({ code, title }) => (
          <Text key={code}>
            <Highlight text={title[locale]} ranges={highlightRanges(title[locale], ["pet", "500"])} />
          </Text>
        ))}
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll("p");
    const marked = [...first!.querySelectorAll("mark")].map(({ textContent }) => textContent);
    await expect(marked.toSorted()).toEqual(["500", "PET"]);
    await expect(second!.querySelector("mark")).toBeNull();
  },
};
