import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fixtureNavigation, fixtureText } from "../navigation/navigation.fixtures.ts";
import { useLocale } from "../provider/index.ts";
import { SiteFooter } from "./site-footer.tsx";

/** `networks` are the profiles that the settings name. */
function Footer({ networks }: { networks: readonly string[] }) {
  const { locale } = useLocale();
  const { footer, phones, emails } = fixtureNavigation(locale);
  return (
    <SiteFooter
      {...footer}
      year={2026}
      addresses={["Atatürk Mah. Sanayi Cad. No: 12, 34500 Büyükçekmece / İstanbul"]}
      phones={phones}
      emails={emails}
      hours={{ weekdays: ["09:00", "18:00"], saturday: ["09:00", "12:00"] }}
      social={networks.map((name) => ({
        name,
        href: `https://${name}.example/preforma`,
        label: `Preforma – ${name}`,
      }))}
      cookieSettings={<button type="button">{fixtureText("cookies", locale)}</button>}
    />
  );
}

const meta = {
  title: "Navigation/Site footer",
  component: Footer,
  parameters: { bleed: true },
  args: { networks: ["facebook", "instagram", "twitter", "linkedin", "youtube"] },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

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

/** A network without a mark here is shown by its name. */
export const OtherNetwork: Story = {
  args: { networks: ["linkedin", "tiktok"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Preforma – tiktok")).toBeVisible();
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
