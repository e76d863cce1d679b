import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowRight, Heart, Search } from "../drawings/index.ts";
import { expect, fn, userEvent, within } from "storybook/test";
import { Icon } from "../icon/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { Cluster, Stack } from "../layout/index.ts";
import { useLocale } from "../provider/index.ts";
import { Button, ButtonLink, IconButton } from "./button.tsx";
import words from "./button.words.json" with { type: "json" };

function Row(look: Partial<React.ComponentProps<typeof Button>>) {
  const text = words[useLocale().locale];
  return (
    <Cluster>
      <Button {...look}>{text.quote}</Button>
      <Button {...look}>
        <Icon icon={Search} />
        {text.search}
      </Button>
      <Button {...look} disabled>
        {text.quote}
      </Button>
      <Button {...look} loading>
        {text.quote}
      </Button>
    </Cluster>
  );
}

const meta = {
  title: "Actions/Button",
  component: Button,
  subcomponents: { ButtonLink, IconButton },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<typeof Button> = {
  args: { children: "Request a quote" },
  tags: ["playground", "!test"],
};

export const Variants: Story = {
  render: () => (
    <Stack>
      {(["solid", "accent", "soft", "outline", "quiet", "danger"] as const).map((variant) => (
        <Row key={variant} variant={variant} />
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Stack>
      {(["small", "medium", "large"] as const).map((size) => (
        <Row key={size} size={size} />
      ))}
    </Stack>
  ),
};

export const AsLink: Story = {
  render: function AsLink() {
    const text = words[useLocale().locale];
    return (
      <Cluster>
        <ButtonLink href="#teklif" size="large">
          {text.quote}
          <Icon icon={ArrowRight} mirrored />
        </ButtonLink>
        <IconButton label={text.add}>
          <Icon icon={Heart} />
        </IconButton>
        <IconButton label={text.search} variant="outline" size="small">
          <Icon icon={Search} size="small" />
        </IconButton>
      </Cluster>
    );
  },
};

/** A long label wraps in a narrow container. */
export const LongLabel: Story = {
  render: function LongLabel() {
    return (
      <div style={{ inlineSize: "min(15rem, 100%)" }}>
        <Button wide>{words[useLocale().locale].long}</Button>
      </div>
    );
  },
};

/** While loading, a button keeps its focus and size. It does nothing and submits nothing. */
export const Loading: Story = {
  args: { loading: true, onClick: fn(), children: "PCO 1881", type: "submit" },
  render: (args) => (
    <form>
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const submitted = fn((event: SubmitEvent) => event.preventDefault());
    canvasElement.querySelector("form")?.addEventListener("submit", submitted);
    const button = within(canvasElement).getByRole("button");
    await userEvent.click(button);
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(submitted).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  ...AsLink,
  ...pressing(async ({ one, tabThrough, clicked, clicks }) => {
    await tabThrough("link, button 2");
    await clicks(one("button"), "Enter", "Space");
    await clicks(one("a"), "Enter");
    await expect(await clicked(one("a"), "Space")).toBeNull();
  }),
  tags: ["keyboard"],
};
