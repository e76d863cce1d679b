import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { inColumn } from "../fixtures/in-column.tsx";
import { Grid, Stack } from "../layout/index.ts";
import { Skeleton, SkeletonGroup } from "./skeleton.tsx";

const meta = {
  id: "catalogue-skeleton",
  title: "Catalogue/Skeleton (loading placeholder)",
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;

export const Playground: StoryObj<typeof Skeleton> = {
  args: { shape: "tile" },
  decorators: [inColumn(240)],
  tags: ["playground", "!test"],
};

export const AList: StoryObj<typeof meta> = {
  render: () => (
    <SkeletonGroup>
      <Stack gap="l">
        <Skeleton shape="title" />
        <Grid>
          {[1, 2, 3, 4].map((tile) => (
            <div key={tile}>
              <Skeleton shape="tile" />
              <Skeleton />
              <Skeleton shape="shortText" />
            </div>
          ))}
        </Grid>
        <Skeleton shape="control" />
      </Stack>
    </SkeletonGroup>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).not.toBeEmptyDOMElement();
  },
};
