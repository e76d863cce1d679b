import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { bannerSize } from "../cookie-banner/banner-size.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { vars } from "../theme/contract.css.ts";
import { bannerAnchor } from "../theme/fragments.ts";
import { QuickContact } from "./index.ts";

const meta = {
  title: "Content/Quick contact",
  component: QuickContact,
  args: {
    phone: { text: "+90 212 555 01 23", href: "tel:+902125550123" },
    whatsappHref: "https://wa.me/905325550123",
    email: { text: "satis@example.com", href: "mailto:satis@example.com" },
    formHref: "#contact",
  },
  parameters: { picture: "window", bleed: true, docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof QuickContact>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens by keyboard. Escape closes it and returns the focus. Up to four contact options. */
export const Open: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    const details = canvasElement.querySelector("details")!;
    const summary = canvasElement.querySelector("summary")!;
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    summary.click();
    await expect(canvas.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "tel:+902125550123",
      "https://wa.me/905325550123",
      "mailto:satis@example.com",
      "#contact",
    ]);
    await userEvent.tab();
    await expect(canvas.getAllByRole("link")[0]).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(details.open).toBe(false);
    await expect(summary).toHaveFocus();
    summary.click();
    summary.blur();
  },
};

/** Closed, above the cookie banner, in the margin of the page. */
export const AboveTheBanner: Story = {
  tags: ["behaviour"],
  args: { phone: undefined, whatsappHref: undefined, email: undefined },
  beforeEach: () => {
    const banner = document.createElement("div");
    banner.style.cssText = `position: fixed; inset: auto 0 0; block-size: 120px; anchor-name: ${bannerAnchor}`;
    document.body.prepend(banner);
    document.documentElement.style.setProperty(bannerSize, "120px");
    return () => {
      banner.remove();
      document.documentElement.style.removeProperty(bannerSize);
    };
  },
  play: async ({ canvasElement }) => {
    const button = canvasElement.querySelector("summary")!.getBoundingClientRect();
    await expect(window.innerHeight - button.bottom).toBeGreaterThan(120);
    // Before the banner is measured it is already in its place.
    document.documentElement.style.removeProperty(bannerSize);
    await expect(canvasElement.querySelector("summary")!.getBoundingClientRect().bottom).toBe(button.bottom);
    document.documentElement.style.setProperty(bannerSize, "120px");
    // V12: what is seen of it is no wider than the margin beside the content; what can be pressed is wide enough.
    const probe = document.createElement("div");
    probe.style.cssText = `inline-size: ${vars.space.gutter}`;
    document.body.append(probe);
    const margin = probe.getBoundingClientRect().width;
    probe.remove();
    const summary = canvasElement.querySelector("summary")!;
    await expect(parseFloat(getComputedStyle(summary, "::before").inlineSize)).toBeLessThanOrEqual(margin);
    await expect(button.width).toBeGreaterThanOrEqual(24);
    // V9: it takes no room below the page.
    await expect(getComputedStyle(document.documentElement).paddingBlockEnd).toBe("0px");
  },
};

export const Keyboard: Story = {
  ...Open,
  ...pressing(async ({ all, one, press, tabThrough, clicks }) => {
    const summary = one("summary");
    const details = summary.parentElement as HTMLDetailsElement;
    await clicks(summary, "Enter");
    await expect(details.open).toBe(false);
    await clicks(summary, "Space");
    await expect(details.open).toBe(true);
    await tabThrough("summary");
    if (!details.open) await clicks(summary, "Enter");
    const links = all("a", details);
    const here = () => links.indexOf(document.activeElement as HTMLElement);
    summary.focus();
    await press("ArrowDown");
    await expect(here()).toBe(0);
    await press("ArrowDown");
    await expect(here()).toBe(1);
    await press("ArrowUp");
    await expect(here()).toBe(0);
    await press("End");
    await expect(here()).toBe(3);
    await press("Home");
    await expect(here()).toBe(0);
  }, Open.play),
  tags: ["keyboard"],
};
