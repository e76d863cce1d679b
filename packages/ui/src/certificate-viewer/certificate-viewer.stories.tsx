import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { formatDate } from "../dates/index.ts";
import { fixtureCertificates } from "../fixtures/content.ts";
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

/** Two are valid, the last has run out; words say so. */
export const Sheets: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(3);
    for (const { validUntil, standard } of fixtureCertificates) {
      await expect(canvasElement).toHaveTextContent(formatDate(validUntil, globals.locale));
      // V29: each can be opened and taken along without the dialog.
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
    // Once it has faded in.
    await waitFor(() => expect(number).toBeVisible());
    const [view, download] = within(dialog).getAllByRole("link");
    await expect(view).not.toHaveAttribute("download");
    await expect(download).toHaveAttribute("download");
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
