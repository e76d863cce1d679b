import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid, Stack } from "../layout/index.ts";
import { Text } from "../text/index.ts";
import { vars } from "./contract.css.ts";

/** The design tokens in the current scheme, by their names in `vars`. */
const meta = { title: "Foundations/Theme" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

interface Branch {
  readonly [key: string]: string | Branch;
}

function leaves(tree: Branch, path = ""): readonly (readonly [name: string, value: string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value] as const] : leaves(value, `${path}${key}.`),
  );
}

function Sample({ name, style }: { readonly name: string; readonly style: React.CSSProperties }) {
  return (
    <Stack gap="xxs">
      <div style={{ blockSize: "4rem", borderRadius: vars.radius.medium, ...style }} />
      <Text size="xs">
        <bdi>{name}</bdi>
      </Text>
    </Stack>
  );
}

export const Colours: Story = {
  render: () => (
    <Grid columns="small" gap="m">
      {leaves(vars.color).map(([name, value]) => (
        <Sample
          key={name}
          name={name}
          style={{ background: value, border: `1px solid ${vars.color.border.default}` }}
        />
      ))}
    </Grid>
  ),
};

export const ShadowsAndCorners: Story = {
  render: () => (
    <Grid columns="small" gap="xl">
      {leaves(vars.shadow).map(([name, value]) => (
        <Sample key={name} name={name} style={{ background: vars.color.surface.base, boxShadow: value }} />
      ))}
      {leaves(vars.radius).map(([name, value]) => (
        <Sample
          key={name}
          name={name}
          style={{ background: vars.color.brand.soft, borderStartEndRadius: value }}
        />
      ))}
    </Grid>
  ),
};

export const Space: Story = {
  render: () => (
    <Stack gap="xs">
      {leaves(vars.space).map(([name, value]) => (
        <div key={name}>
          <Text size="xs">{name}</Text>
          <div style={{ inlineSize: value, blockSize: "0.5rem", background: vars.color.brand.solid }} />
        </div>
      ))}
    </Stack>
  ),
};
