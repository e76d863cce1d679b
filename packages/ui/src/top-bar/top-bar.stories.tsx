import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { pressing } from "../keyboard/keyboard.ts";
import { fixtureNavigation, fixtureText } from "../navigation/navigation.fixtures.ts";
import { useLocale } from "../provider/index.ts";
import { TopBar } from "./top-bar.tsx";

interface BarProps {
  /** The index of the current page's link. */
  current?: number;
  numbers?: readonly string[];
  oneLanguage?: boolean;
  announcing?: boolean;
}

function Bar({ current, numbers, oneLanguage = false, announcing = false }: BarProps) {
  const { locale } = useLocale();
  const { topLinks, phones, languages } = fixtureNavigation(locale);
  const links = topLinks.map((link, index) => ({ ...link, current: index === current }));
  return (
    <TopBar
      links={links}
      phones={numbers?.map((text) => ({ text, href: `tel:${text.replaceAll(" ", "")}` })) ?? phones}
      languages={oneLanguage ? { hrefs: { [locale]: `/${locale}` } } : languages}
      announcements={announcing ? [{ id: "slogan", text: fixtureText("slogan", locale), href: "#news" }] : []}
    />
  );
}

const meta = {
  title: "Navigation/Top bar",
  component: TopBar,
  render: (args) => <Bar {...args} />,
  parameters: { bleed: true },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Bar>;

/** The bar is for wide windows. */
export const Default: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const phone = canvas.getByRole("link", { name: /\+90 212 555 01 23/ });
    await expect(phone).toHaveAttribute("href", "tel:+902125550123");
    // The number reads from the left in every language.
    await expect(phone.querySelector("bdi")).toHaveAttribute("dir", "ltr");
  },
};

export const OnItsPage: Story = {
  globals: { viewport: { value: "desktop" } },
  args: { current: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: "page" })).toBeVisible();
  },
};

/** Several numbers (`contact_info`), and a site in one language, without a menu. */
export const SeveralPhones: Story = {
  globals: { viewport: { value: "desktop" } },
  args: { numbers: ["+90 212 555 01 23", "+90 532 555 01 24"], oneLanguage: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("link", { name: /\+90/ })).toHaveLength(2);
    await expect(canvasElement.querySelector("details")).toBeNull();
  },
};

/** With announcements (`scrolling_text`). */
export const Announcing: Story = {
  args: { announcing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region")).toBeVisible();
  },
};

/** Below 992 px only the announcements are shown. */
export const AnnouncingNarrow: Story = {
  args: { announcing: true },
  parameters: {
    viewport: { options: { narrow: { name: "Narrow", styles: { width: "360px", height: "300px" } } } },
  },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(innerWidth).toBe(360));
    await expect(canvas.getByRole("region")).toBeVisible();
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};

export const Keyboard: Story = {
  ...Default,
  ...pressing(async ({ one, press, tabThrough, clicks }) => {
    await tabThrough("link 6, summary");
    await clicks(one("a"), "Enter");
    const summary = one("summary");
    const details = summary.parentElement as HTMLDetailsElement;
    await clicks(summary, "Enter");
    await expect(details.open).toBe(true);
    await press("Escape");
    await expect([details.open, document.activeElement === summary]).toEqual([false, true]);
  }),
  tags: ["keyboard"],
};
