import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { formatDate } from "../dates/index.ts";
import { fixtureCertificates } from "../fixtures/content/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { useLocale } from "../provider/index.ts";
import { CertificateViewer } from "./certificate-viewer.tsx";

const meta = {
  title: "Content/Certificate viewer",
  component: CertificateViewer,
  args: { certificates: [] },
  render: function Render() {
    const { locale } = useLocale();
    return (
      <CertificateViewer
        certificates={fixtureCertificates.map(({ key, texts, ...facts }) => ({
          ...facts,
          id: key,
          title: texts[locale].title,
          summary: texts[locale].summary,
          documentHref: `#${key}.pdf`,
        }))}
      />
    );
  },
} satisfies Meta<typeof CertificateViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<typeof CertificateViewer> = {
  args: {
    certificates: [
      {
        standard: "ISO 9001:2015",
        issuer: "Örnek Belgelendirme A.Ş.",
        number: "QMS-000241",
        issuedOn: "2025-10-07",
        validUntil: "2028-10-06",
        valid: true,
        id: "iso-9001",
        title: "Quality management system",
        summary: "Design, injection and blow moulding, and sale of plastic packaging and closures.",
        documentHref: "#document",
      },
      {
        standard: "FSSC 22000 v6",
        issuer: "Örnek Belgelendirme A.Ş.",
        number: "FSSC-000243",
        issuedOn: "2026-03-06",
        validUntil: "2029-03-05",
        valid: true,
        id: "fssc-22000",
        title: "Food safety management system",
        summary:
          "On the basis of ISO 22000:2018 and ISO/TS 22002-4: production of PET, PP and HDPE packaging and closures for contact with food.",
        documentHref: "#document",
      },
      {
        standard: "BRCGS Packaging Materials, Issue 7",
        issuer: "Örnek Belgelendirme A.Ş.",
        number: "BRC-000244",
        issuedOn: "2025-02-18",
        validUntil: "2026-02-17",
        valid: false,
        id: "brcgs-packaging",
        title: "Global standard for packaging materials",
        summary:
          "Plastic bottles, jars and closures for food, cosmetics and home care; high hygiene category.",
        documentHref: "#document",
      },
    ],
  },
  render: (args) => <CertificateViewer {...args} />,
  tags: ["playground", "!test"],
};

/** Two valid certificates and an expired one, which is marked in words. */
export const Sheets: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(3);
    for (const { validUntil, standard } of fixtureCertificates) {
      await expect(canvasElement).toHaveTextContent(formatDate(validUntil, globals.locale));
      // V29: each can be opened and downloaded without the dialog.
      const ways = canvas.getAllByRole("link", { name: new RegExp(standard.replaceAll(/[()]/g, ".")) });
      await expect(ways.filter((way) => way.hasAttribute("download"))).toHaveLength(1);
      await expect(ways.length).toBeGreaterThan(2);
    }
  },
};

export const Enlarged: Story = {
  parameters: { picture: "window" },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getAllByRole("link")[0]!);
    const dialog = await within(canvasElement.ownerDocument.body).findByRole("dialog");
    await expect(dialog).toHaveAccessibleName();
    await expect(within(dialog).getByRole("img")).toHaveAccessibleName();
    const number = within(dialog).getByText(fixtureCertificates[0]!.number, { selector: "bdi" });
    // After its transition.
    await waitFor(() => expect(number).toBeVisible());
    const [view, download] = within(dialog).getAllByRole("link");
    await expect(view).not.toHaveAttribute("download");
    await expect(download).toHaveAttribute("download");
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const Keyboard: Story = {
  ...Sheets,
  ...pressing(async ({ one, tabThrough, opens, escapes }) => {
    await tabThrough("link 9");
    const sheet = one("a");
    const dialog = await opens(sheet, "Enter");
    await tabThrough("button, div, link 2", dialog);
    await escapes(sheet);
  }),
  tags: ["keyboard"],
};
