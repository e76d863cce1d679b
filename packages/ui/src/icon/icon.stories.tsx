import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowRight, ChevronRight, Download, Search, Truck } from "../drawings/index.ts";
import { expect, within } from "storybook/test";
import { Cluster, Stack } from "../layout/index.ts";
import { Icon } from "./icon.tsx";

const meta = {
  id: "foundations-icon",
  title: "Foundations/Icon (pictogram)",
  component: Icon,
  args: { icon: Search },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<typeof Icon> = {
  args: { icon: Truck },
  tags: ["playground", "!test"],
};

/** Icons that point in reading direction are mirrored in right-to-left pages. A magnifying glass is not. */
export const SizesAndMirroring: Story = {
  render: () => (
    <Stack>
      {(["small", "medium", "large", "text"] as const).map((size) => (
        <Cluster key={size}>
          <Icon icon={Search} size={size} />
          <Icon icon={Download} size={size} />
          <Icon icon={ArrowRight} size={size} mirrored />
          <Icon icon={ChevronRight} size={size} mirrored />
        </Cluster>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement, globals }) => {
    const [, , arrow] = canvasElement.querySelectorAll("svg");
    await expect(getComputedStyle(arrow!).scale).toBe(globals.locale === "ar" ? "-1 1" : "none");
  },
};

export const Meaningful: Story = {
  args: { label: "PET 1" },
  parameters: { picture: false, pictureOff: "Looks as in the story before." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "PET 1" })).toBeVisible();
  },
};
