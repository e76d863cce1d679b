import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fixtureNavigation } from "../navigation/navigation.fixtures.ts";
import { useLocale } from "../provider/index.ts";
import { TopBar } from "./top-bar.tsx";

function Bar({ current }: { current?: number }) {
  const { locale } = useLocale();
  const { topLinks, phones, languages } = fixtureNavigation(locale);
  const links = topLinks.map((link, index) => ({ ...link, current: index === current }));
  return <TopBar links={links} phone={phones[0]} languages={languages} />;
}

const meta = { title: "Navigation/Top bar", component: Bar, parameters: { bleed: true } } satisfies Meta<
  typeof Bar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const phone = canvas.getByRole("link", { name: /\+90 212 555 01 23/ });
    await expect(phone).toHaveAttribute("href", "tel:+902125550123");
    // The number reads from the left in every language.
    await expect(phone.querySelector("bdi")).toHaveAttribute("dir", "ltr");
  },
};

export const OnItsPage: Story = {
  args: { current: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: "page" })).toBeVisible();
  },
};
