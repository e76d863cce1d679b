import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { pressLinks } from "../keyboard/keyboard.ts";
import { fixtureNavigation, fixtureText } from "../navigation/navigation.fixtures.ts";
import { useLocale } from "../provider/index.ts";
import { SiteFooter } from "./site-footer.tsx";

interface FooterProps {
  /** The profiles that the settings name. */
  networks: readonly string[];
  /** The settings' `footer_logo_url` and longer contact lists. */
  rich?: boolean;
  onCookies?: () => void;
}

/** A logo for dark grounds, as a company would upload it. */
const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="48"><rect x="2" y="6" width="36" height="36" rx="8" fill="#f2b84b"/><path d="M52 16h100v6H52zM52 28h72v6H52z" fill="#fff"/></svg>',
)}`;

function Footer({ networks, rich = false, onCookies }: FooterProps) {
  const { locale } = useLocale();
  const { footer, phones, emails } = fixtureNavigation(locale);
  return (
    <SiteFooter
      {...footer}
      year={2026}
      logo={rich ? <img src={logo} width={160} height={48} alt="" /> : undefined}
      addresses={[
        "Atatürk Mah. Sanayi Cad. No: 12, 34500 Büyükçekmece / İstanbul",
        ...(rich ? ["Ege Serbest Bölgesi, Zafer Sok. No: 4, 35410 Gaziemir / İzmir"] : []),
      ]}
      phones={[...phones, ...(rich ? [{ text: "+90 232 555 01 24", href: "tel:+902325550124" }] : [])]}
      emails={[...emails, ...(rich ? ["export@preforma.example"] : [])]}
      hours={{ weekdays: ["09:00", "18:00"], saturday: ["09:00", "12:00"] }}
      social={networks.map((name) => ({
        name,
        href: `https://${name}.example/preforma`,
        label: `Preforma – ${name}`,
      }))}
      cookieSettings={
        <button type="button" onClick={onCookies}>
          {fixtureText("cookies", locale)}
        </button>
      }
    />
  );
}

const meta = {
  title: "Navigation/Site footer",
  component: SiteFooter,
  render: (args) => <Footer {...(args as Parameters<typeof Footer>[0])} />,
  parameters: { bleed: true },
  args: { networks: ["facebook", "instagram", "twitter", "linkedin", "youtube"] },
  // Only for the example, not a prop of the component.
  argTypes: { networks: { table: { disable: true } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Footer>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("contentinfo")).toBeVisible();
    for (const name of ["facebook", "twitter", "youtube"]) {
      await expect(canvas.getByRole("link", { name: `Preforma – ${name}` })).toBeVisible();
    }
    await expect([...canvasElement.querySelectorAll("time")].map((time) => time.textContent)).toEqual([
      "09:00",
      "18:00",
      "09:00",
      "12:00",
    ]);
  },
};

/** A social network without an icon is shown by its name. */
export const OtherNetwork: Story = {
  args: { networks: ["linkedin", "tiktok"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Preforma – tiktok")).toBeVisible();
  },
};

/** With your own logo, and several entries in every list. */
export const OwnLogo: Story = {
  args: {
    rich: true,
    networks: ["facebook", "instagram", "x", "linkedin", "youtube", "tiktok", "pinterest"],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector("img")?.getBoundingClientRect().height).toBeLessThanOrEqual(48);
    await expect(canvas.getAllByRole("link", { name: /\+90/ })).toHaveLength(2);
    await expect(canvas.getAllByRole("link", { name: /@/ })).toHaveLength(2);
  },
};

/** Without contact data there is no empty heading. */
export const NoContact: StoryObj<typeof SiteFooter> = {
  render: (args) => <SiteFooter {...args} />,
  args: { service: [], orders: [], company: [{ href: "#about", title: "Preforma" }], year: 2026 },
  tags: ["behaviour"],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading")).toHaveLength(1);
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};

/** Without social profiles there is no empty list. The cookie settings are always there. */
export const NoSocial: Story = {
  args: { networks: [], onCookies: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole("list", { name: /follow|takip|تابع|folgen/i })).toBeNull();
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onCookies).toHaveBeenCalledOnce();
    canvas.getByRole("button").blur();
  },
};

export const Narrow: Story = {
  parameters: {
    viewport: { options: { narrow: { name: "Narrow", styles: { width: "360px", height: "900px" } } } },
  },
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};

/** On a phone each group of links folds away. */
export const NarrowInUse: Story = {
  ...Narrow,
  tags: ["behaviour"],
  play: async ({ canvasElement }) => {
    const [fold] = canvasElement.querySelectorAll("details");
    const link = fold?.querySelector("a");
    await expect(link).not.toBeVisible();
    await userEvent.click(fold?.querySelector("summary") as HTMLElement);
    await expect(link).toBeVisible();
  },
};

export const Keyboard: Story = { ...Default, ...pressLinks("link 21, button"), tags: ["keyboard"] };
